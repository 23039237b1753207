dond 500 200 0
