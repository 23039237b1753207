# the largest die, two rolls; 320-bit arithmetic by another method, dond_big
dond 1000000000000000000 2 -1
