// Whoever imports TengenCore sees what the core exports too: games, views, changes, the store.
@_exported import TengenBindings
