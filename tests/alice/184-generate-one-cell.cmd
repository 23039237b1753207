alice --generate 1 1 --rounds 1
