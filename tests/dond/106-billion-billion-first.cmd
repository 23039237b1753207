# as many rolls as faces, about e^-3; 320-bit arithmetic by another method, dond_big
dond 1000000000 1000000000 -1
