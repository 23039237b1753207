# malformed input, ends after the width: one line that says where, what, and what was expected; by the format
alice <<'END'
3
END
