# malformed input, binary: one line that says where, what, and what was expected; by the format
head -c 100000 /dev/zero | alice
