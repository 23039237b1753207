# 6 faces, ten rolls from the start; 320-bit arithmetic and a plain table agree
dond 6 10 -1
