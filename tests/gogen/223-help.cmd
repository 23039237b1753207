gogen --help | head -n 1; gogen a --help b | cmp - <(gogen --help) && echo same
