dond $'6\x7f' 1 0
