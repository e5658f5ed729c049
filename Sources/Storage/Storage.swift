// Room Storage.
