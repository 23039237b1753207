gogen --generate --board b
