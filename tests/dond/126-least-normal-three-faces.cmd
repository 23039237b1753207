# a chance near the least normal double; 320-bit arithmetic by another method, dond_big
dond 3 644 0
