gogen_agree 200 1
