//! Opening rules of five in a row, each a small state machine that people and the AI take part in.
