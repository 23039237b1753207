# The two files hold what is printed otherwise.
gogen --generate --seed 3 --board b --words-out w && gogen --generate --seed 3 | diff - <(cat b; echo; cat w) && echo same
