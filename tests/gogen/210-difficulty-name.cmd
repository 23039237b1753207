gogen --generate --difficulty silly
