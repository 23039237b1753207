# only 0 and 2 may follow each other: powers of 1/3; dond_big, in 320 bits, and a plain table agree
dond 3 10 -1
