# two faces are neighbours: any roll loses after a first roll; by hand
dond 2 1 -1
