# The largest seed and one more.
gogen --generate --seed 18446744073709551616
