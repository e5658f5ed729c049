// Room Decimals.
