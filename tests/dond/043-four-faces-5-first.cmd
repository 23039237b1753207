# 4 faces, nothing rolled yet; dond_big, in 320 bits, and a plain table agree
dond 4 5 -1
