# 4 faces, two rolls: 10 of 16 pairs lose; 320-bit arithmetic and a plain table agree
dond 4 2 -1
