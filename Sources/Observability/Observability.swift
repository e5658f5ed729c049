// Room Observability.
