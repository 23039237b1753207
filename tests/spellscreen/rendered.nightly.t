# 136 pictures of all sizes are on their page; the pixels
    UNIX> need jgraph gs || exit 77; need --without __asan_init spellscreen || exit 77
    > for size in '2 1' '1 1000' '1000 1' '60 60' '100 100'; do
    >     echo "$size"
    >     spellgen --seed 3 $size 5 | spellscreen | jgraph -P | on_page
    > done
    2 1
    a picture on the page
    1 1000
    a picture on the page
    1000 1
    a picture on the page
    60 60
    a picture on the page
    100 100
    a picture on the page
# 134 60x60 on a page; the pixels, which ghostscript takes half a second for
    UNIX> need jgraph gs || exit 77
    > spellgen --seed 3 60 60 5 >board
    > spellscreen --dark board | jgraph -P | ppm page 144 | spellscreen_pixels board 144 dpi
    right: 3570 boxes, 0 on the path, 3570 labels

# 135 every byte that can be a cell in SVG; the pixels, which rsvg-convert and ghostscript take most of the time for
    UNIX> need rsvg-convert gs || exit 77
    > # Every byte that can be a cell, in rows of 16; "." for white space. The one empty cell is "-" itself.
    > for ((n = 0; n < 256; ++n)); do
    >     byte=$(printf %02x $((n == 32 || n >= 9 && n <= 13 ? 46 : n)))
    >     printf "\\x$byte"
    >     ((n % 16 < 15)) || echo
    > done >board
    > spellscreen --svg --dark board | rsvg-convert -f eps | ppm crop 203.2 | spellscreen_pixels board 64
    right: 255 boxes, 0 on the path, 255 labels

