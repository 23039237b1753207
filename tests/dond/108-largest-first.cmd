# the largest numbers, nothing rolled yet; 320-bit arithmetic by another method, dond_big
dond 1000000000000000000 1000000000000000000 -1
