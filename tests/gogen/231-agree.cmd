gogen_agree 30 1
