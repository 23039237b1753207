# malformed input, odd bytes: one line that says where, what, and what was expected; by the format
printf '3\ns=(2,0)\ng=(0,1)\nb:(u) \033[31m\0\377 goal\n' | alice
