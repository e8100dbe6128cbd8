//! A property of a node: its name and its values, free of brackets and escapes.

/// One value of a property.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// A value in one part; empty for a pass and for marks that need none.
    Text(String),
    /// Two parts with a colon between them: a point with its label, the corners of a rectangle.
    Pair(String, String),
}

impl Value {
    /// A value in one part.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }
}

/// A property of a node, "AB" with its points.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Property {
    name: String,
    values: Vec<Value>,
}

/// Why a property is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PropertyError {
    /// A name that a file can't hold.
    #[error("{name:?} is no name: a capital letter, then capital letters and digits")]
    Name {
        /// The name asked for.
        name: String,
    },
    /// No value at all.
    #[error("{name} has no value")]
    NoValue {
        /// The name of the property.
        name: String,
    },
}

impl Property {
    /// A property.
    ///
    /// # Errors
    /// When the name isn't a capital letter followed by capital letters and digits, or there is no value.
    pub fn new(
        name: impl Into<String>,
        values: impl IntoIterator<Item = Value>,
    ) -> Result<Self, PropertyError> {
        let name = name.into();
        let is_capital = |byte: u8| byte.is_ascii_uppercase();
        if !name.bytes().next().is_some_and(is_capital)
            || !name.bytes().all(|byte| is_capital(byte) || byte.is_ascii_digit())
        {
            return Err(PropertyError::Name { name });
        }
        let values: Vec<Value> = values.into_iter().collect();
        if values.is_empty() { Err(PropertyError::NoValue { name }) } else { Ok(Self { name, values }) }
    }

    /// The name, "AB".
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The values: at least one.
    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// Adds a value.
    pub fn push(&mut self, value: Value) {
        self.values.push(value);
    }

    /// Changes the values where they stand.
    pub(super) fn values_mut(&mut self) -> &mut [Value] {
        &mut self.values
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_capital_letters_and_digits() {
        for name in ["", "b", "1B", "B[", "Ä", "B C"] {
            let refused = Property::new(name, [Value::text("")]);
            assert_eq!(refused, Err(PropertyError::Name { name: name.to_owned() }));
        }
        assert!(Property::new("KGSDE", [Value::text("")]).is_ok());
        assert!(matches!(Property::new("B", []), Err(PropertyError::NoValue { .. })));
    }
}
