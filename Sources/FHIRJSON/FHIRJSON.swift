// Room FHIRJSON.
