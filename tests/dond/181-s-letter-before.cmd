dond x3 3 -1
