# 100 faces, nothing rolled yet; dond_big, in 320 bits, and a plain table agree
dond 100 10 -1
