gogen_agree 100 20261121
