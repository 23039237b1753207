# 6 faces, five rolls from the start; 320-bit arithmetic and a plain table agree
dond 6 5 -1
