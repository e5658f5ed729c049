// Room Calendar.
