# the largest die, one roll; 320-bit arithmetic by another method, dond_big
dond 1000000000000000000 1 3
