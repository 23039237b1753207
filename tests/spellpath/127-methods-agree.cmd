methods_agree 1200 20261121
