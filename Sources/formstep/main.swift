print("formstep")
