# seconds with an exponent
alice --generate 3 3 --hardest --seconds 1e3
