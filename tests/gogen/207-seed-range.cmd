gogen --generate --seed 18446744073709551616
