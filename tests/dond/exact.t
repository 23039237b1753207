# 501 the fraction in lowest terms: 68 of 216 games, 13 of 36, none, all; counted by hand from the rules
    UNIX> dond --exact 6 3 -1; dond --exact 6 2 0; dond --exact 1 2 -1; dond 6 0 -1 --exact
    17/54
    13/36
    0
    1

# 502 the table of an ordinary die as fractions; those of the lab's decimals
    UNIX> dond --exact --table 6 3
    3 17/54
    2 13/36 5/18 11/36
    1 2/3 1/2 1/2
    0 1 1 1

# 503 --exact with --json prints both the fraction and the number; by hand
    UNIX> dond --exact --json 5 2 -1; dond --exact --json --table 5 1
    {"sides": "5", "rolls": "2", "last": null, "probability": 0.48, "exact": "12/25"}
    {"sides": "5", "rolls": "1", "probability": 1, "exact": "1", "table": [{"rolls_left": 0, "probabilities": [1, 1, 1], "exact": ["1", "1", "1"]}]}

# 504 while s^t fits 128 bits: 3^80 does and 3^81 does not; (1 - 2/s)(1 - 3/s) + 1/s^2 of the largest die; Python's fractions
    UNIX> dond --exact 3 80 0; dond --exact 3 81 0; echo $?; dond --exact 1000000000000000000 2 5
    1/147808829414345923316083210206383297601
    2.25517e-39
    1
    999999999999999994000000000000000011/1000000000000000000000000000000000000
    2> dond: the fraction takes more than 128 bits

# 505 fractions of a table that do not fit are decimals, and counted: row 28 and the 15 of row 27, since 30^26 is below 2^128 and 30^27 is not
    UNIX> dond --exact --table 30 28 | head -n 1
    28 0.0622863
    2> dond: 16 fractions of more than 128 bits printed as decimals
    exit 1

# 506 a chance that is 0 at every length: no face is left for the second roll after 1 of three; the rules
    UNIX> dond --exact 3 1000000000000000000 1; dond --exact 2 1000000000000000000 -1
    0
    0

# 507 --method dp: what is below the normal doubles becomes 0, as it does in the end; 0.86^6000 is about 10^-390
    UNIX> dond --method dp 20 6000 -1
    0

# 508 --exact with --method is refused, not ignored
    UNIX> dond --exact --method dp 6 3 -1
    2> dond: --exact and --method found, expected one of them
    exit 2
