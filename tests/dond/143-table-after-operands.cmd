dond 6 1 --table
