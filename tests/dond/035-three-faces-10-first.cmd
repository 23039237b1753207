# only 0 and 2 may follow each other: powers of 1/3; 320-bit arithmetic and a plain table agree
dond 3 10 -1
