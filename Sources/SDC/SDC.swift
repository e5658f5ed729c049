// Room SDC.
