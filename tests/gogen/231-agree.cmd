gogen_agree 100 1
