# A difficulty that there is not.
gogen --generate --difficulty silly
