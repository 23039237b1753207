# 6 faces, seven rolls from the start; 320-bit arithmetic and a plain table agree
dond 6 7 -1
