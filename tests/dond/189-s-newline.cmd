dond $'3\nx' 3 -1
