//! The time of day, as entries and records have it.

use std::time::{SystemTime, UNIX_EPOCH};

use time::{Duration, OffsetDateTime};

/// Milliseconds since 1970 (UTC); 0 while the device's clock is before that.
pub(super) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64)
}

/// The day of a moment in UTC, "2026-12-07"; `None` after the year 9999.
pub(super) fn day(moment: u64) -> Option<String> {
    let passed = Duration::milliseconds(i64::try_from(moment).ok()?);
    Some(OffsetDateTime::UNIX_EPOCH.checked_add(passed)?.date().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_as_records_have_them() {
        assert_eq!(day(0).as_deref(), Some("1970-01-01"));
        assert_eq!(day(951_782_399_999).as_deref(), Some("2000-02-28"));
        assert_eq!(day(951_782_400_000).as_deref(), Some("2000-02-29"));
        assert_eq!(day(u64::MAX), None);
    }

    #[test]
    fn now_is_after_this_was_written() {
        assert!(now() > 1_764_547_200_000);
    }
}
