# An option without its value.
gogen --generate --seed
