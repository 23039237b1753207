# 200 rolls for each face; 320-bit arithmetic by another method, dond_big
dond 1000000000000000 200000000000000000 7
