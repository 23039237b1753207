# 100 faces, two rolls: 298 of 10000 pairs lose; 320-bit arithmetic and a plain table agree
dond 100 2 -1
