# The two files go together.
gogen --generate --board b
