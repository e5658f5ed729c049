// Room Patterns.
