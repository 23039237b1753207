# many faces and as many rolls; 320-bit arithmetic by another method, dond_big
dond 1000000 1000000 0
