# a chance near the least normal double; 320-bit arithmetic by another method, dond_big
dond 5 1011 0
