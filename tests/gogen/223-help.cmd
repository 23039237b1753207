# The first line of the help; other words change nothing.
gogen --help | head -n 1; gogen a --help b | cmp - <(gogen --help) && echo same
