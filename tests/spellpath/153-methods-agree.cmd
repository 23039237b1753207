methods_agree 400 20261121
