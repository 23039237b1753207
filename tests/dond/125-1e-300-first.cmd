# a chance of about 1e-300; 320-bit arithmetic by another method, dond_big
dond 100000 23022000 -1
