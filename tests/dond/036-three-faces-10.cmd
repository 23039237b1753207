# 3 faces, ten rolls after 0: a power of 1/3, printed with an exponent; 320-bit arithmetic and a plain table agree
dond 3 10 0
