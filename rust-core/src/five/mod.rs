//! The five-in-a-row engine: pattern tables, evaluation, threat search, alpha-beta, parameters.
