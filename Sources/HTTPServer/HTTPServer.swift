// Room HTTPServer.
