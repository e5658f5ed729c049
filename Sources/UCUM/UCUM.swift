// Room UCUM.
