bounds_agree 500 11
