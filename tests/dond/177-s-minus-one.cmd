dond -1 3 -1
