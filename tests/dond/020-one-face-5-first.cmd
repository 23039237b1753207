# the one face loses after a first roll; by hand
dond 1 5 -1
