# Rows or columns that are none or too many; q and the end of the input instead of a board; `new` in mid-game asks for one.
printf '%s\n' 10x2 2x1001 4x x2 0x2 q | chomp --play; chomp --play < /dev/null; echo quit | chomp --play
printf '%s\n' new q | chomp --play 21
