# --generate reads no puzzle.
gogen --generate a
