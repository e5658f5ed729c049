// Room Service.
