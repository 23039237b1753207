# 6 faces, four rolls from the start; 320-bit arithmetic and a plain table agree
dond 6 4 -1
