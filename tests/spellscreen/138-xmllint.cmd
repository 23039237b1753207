# SVG is well-formed XML; xmllint
need xmllint || exit 77
# Every byte that can be a cell, in rows of 16; "." for white space. The one empty cell is "-" itself.
for ((n = 0; n < 256; ++n)); do
    byte=$(printf %02x $((n == 32 || n >= 9 && n <= 13 ? 46 : n)))
    printf "\\x$byte"
    ((n % 16 < 15)) || echo
done >board
spellscreen --svg board | xmllint --noout -
spellseeker data/spell/example.txt | spellscreen --svg | xmllint --noout -
