# a chance near the least normal double; 320-bit arithmetic by another method, dond_big
dond 1000000 236131942 0
