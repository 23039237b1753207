# 10 faces, three rolls from the start; 320-bit arithmetic and a plain table agree
dond 10 3 -1
