methods_agree 150 20261121
