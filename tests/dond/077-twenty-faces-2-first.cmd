# 20 faces, two rolls: 58 of 400 pairs lose; 320-bit arithmetic and a plain table agree
dond 20 2 -1
