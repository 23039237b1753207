alice --generate 3 3 --rounds 0
