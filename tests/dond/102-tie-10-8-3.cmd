# a decimal tie in the seventh digit; 320-bit arithmetic by another method, dond_big
dond 10 8 3
