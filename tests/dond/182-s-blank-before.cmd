dond ' 3' 3 -1
