# as many faces as the method keeps; 320-bit arithmetic by another method, dond_big
dond 64 1000000000000000000 3
