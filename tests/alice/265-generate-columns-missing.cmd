alice --generate 3
