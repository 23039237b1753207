# a decimal tie: 1 - 2/s; 320-bit arithmetic by another method, dond_big
dond 4000000 1 0
