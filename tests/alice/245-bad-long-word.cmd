# malformed input, long word: one line that says where, what, and what was expected; by the format
{ printf '3\ns=(2,0)\ng=(0,1)\n'; printf 'x%.0s' {1..99999}; } | alice
