// Room Terminology.
