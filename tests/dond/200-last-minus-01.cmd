dond 6 3 -01
