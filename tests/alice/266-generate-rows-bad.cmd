alice --generate 3x 3
