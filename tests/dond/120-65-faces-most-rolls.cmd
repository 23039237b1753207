# one face more than the method keeps; 320-bit arithmetic by another method, dond_big
dond 65 1000000000000000000 3
