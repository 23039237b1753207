methods_agree 1000 20261121
