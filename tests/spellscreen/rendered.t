# 131 a path drawn by jgraph; the pixels
    UNIX> need jgraph gs || exit 77
    > { cat data/spell/easy-3x4.txt; printf 'PATH\n0 1\n0 0\n1 1\n1 2\n1 3\n2 3\n'; } >board
    > spellscreen --dark board | jgraph | ppm crop 144 | spellscreen_pixels board 144 dpi
    right: 10 boxes, 6 on the path, 10 labels

# 132 a path on a page of PostScript; the pixels
    UNIX> need jgraph gs || exit 77
    > { cat data/spell/easy-3x4.txt; printf 'PATH\n0 1\n0 0\n1 1\n1 2\n1 3\n2 3\n'; } >board
    > spellscreen --dark board | jgraph -P | ppm page 144 | spellscreen_pixels board 144 dpi
    right: 10 boxes, 6 on the path, 10 labels

# 133 a path in SVG, drawn by rsvg-convert; the pixels
    UNIX> need rsvg-convert gs || exit 77
    > { cat data/spell/easy-3x4.txt; printf 'PATH\n0 1\n0 0\n1 1\n1 2\n1 3\n2 3\n'; } >board
    > spellscreen --svg --dark board | rsvg-convert -f eps | ppm crop 203.2 | spellscreen_pixels board 64
    right: 10 boxes, 6 on the path, 10 labels

# 137 a grid without cells makes a page; ghostscript
    UNIX> need jgraph gs || exit 77
    > printf -- '---\n---\n' | spellscreen --dark | jgraph -P | on_page
    a picture on the page

# 138 SVG is well-formed XML; xmllint
    UNIX> need xmllint || exit 77
    > # Every byte that can be a cell, in rows of 16; "." for white space. The one empty cell is "-" itself.
    > for ((n = 0; n < 256; ++n)); do
    >     byte=$(printf %02x $((n == 32 || n >= 9 && n <= 13 ? 46 : n)))
    >     printf "\\x$byte"
    >     ((n % 16 < 15)) || echo
    > done >board
    > spellscreen --svg board | xmllint --noout -
    > spellseeker data/spell/example.txt | spellscreen --svg | xmllint --noout -

# 141 the checker sees changes; each change must be found
    UNIX> { tr AB 23 <data/spell/easy-3x4.txt; printf 'PATH\n0 1\n0 0\n1 1\n1 2\n1 3\n2 3\n'; } >board
    > spellscreen --dark board >right
    > for fault in 's/0.7 0.7 1/1 0.7 0.7/' 's/: 3$/: 2/' '2s/^/shell : ls\n/' 's/: 3$/&\\/' '$!{/copycurve/{s/.*//;:a;n;ba}}' 's/0.9 0.9/0.8 0.8/'; do
    >     sed "$fault" right >wrong
    >     spellscreen_check board wrong
    > done
    > true
    wrong: a box of the wrong colour
    wrong: a label '2' instead of '3'
    wrong: jgraph would see the token shell
    wrong: a string goes on in the next line
    wrong: 4 lines for 5 steps
    wrong: a box that is not 0.9 cells wide
