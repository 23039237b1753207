# malformed input, empty: one line that says where, what, and what was expected; by the format
alice
