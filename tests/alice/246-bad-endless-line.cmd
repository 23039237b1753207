# malformed input, endless line: one line that says where, what, and what was expected; by the format
head -c 300000000 /dev/zero | alice
