# 122 every byte that can be a cell, drawn by jgraph; the pixels, which ghostscript takes most of the time for
    UNIX> need jgraph gs || exit 77
    > # Every byte that can be a cell, in rows of 16; "." for white space. The one empty cell is "-" itself.
    > for ((n = 0; n < 256; ++n)); do
    >     byte=$(printf %02x $((n == 32 || n >= 9 && n <= 13 ? 46 : n)))
    >     printf "\\x$byte"
    >     ((n % 16 < 15)) || echo
    > done >board
    > spellscreen --dark board | jgraph | ppm crop 144 | spellscreen_pixels board 144 dpi
    right: 255 boxes, 0 on the path, 255 labels

