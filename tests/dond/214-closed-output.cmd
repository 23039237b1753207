dond 6 1 -1 >&-
