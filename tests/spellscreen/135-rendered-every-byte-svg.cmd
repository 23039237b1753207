# every byte that can be a cell in SVG; the pixels
need rsvg-convert gs || exit 77
# Every byte that can be a cell, in rows of 16; "." for white space. The one empty cell is "-" itself.
for ((n = 0; n < 256; ++n)); do
    byte=$(printf %02x $((n == 32 || n >= 9 && n <= 13 ? 46 : n)))
    printf "\\x$byte"
    ((n % 16 < 15)) || echo
done >board
spellscreen --svg board | rsvg-convert -f eps | ppm crop 192 | spellscreen_pixels board 64
