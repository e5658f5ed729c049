// Room FHIRModel.
