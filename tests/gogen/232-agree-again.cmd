gogen_agree 200 20261121
