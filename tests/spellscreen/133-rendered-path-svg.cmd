# a path in SVG, drawn by rsvg-convert; the pixels
need rsvg-convert gs || exit 77
{ cat data/spell/easy-3x4.txt; printf 'PATH\n0 1\n0 0\n1 1\n1 2\n1 3\n2 3\n'; } >board
spellscreen --svg board | rsvg-convert -f eps | ppm crop 192 | spellscreen_pixels board 64
