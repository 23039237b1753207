# a decimal tie of two rolls; 320-bit arithmetic by another method, dond_big
dond 8000000 2 -1
