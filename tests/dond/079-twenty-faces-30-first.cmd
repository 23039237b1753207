# 20 faces, 30 rolls from the start; 320-bit arithmetic and a plain table agree
dond 20 30 -1
