# Two words of two letters leave 22 letters free: no puzzle has one solution.
printf "AB\nCD\n" > words; gogen --generate --seed 1 --words words
