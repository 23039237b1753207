# six faces: too small a chance for a double; 320-bit arithmetic by another method, dond_big
dond 6 1000000000000000000 -1
