gogen --generate --seed
