# a path on a page of PostScript; the pixels
need jgraph gs || exit 77
{ cat data/spell/easy-3x4.txt; printf 'PATH\n0 1\n0 0\n1 1\n1 2\n1 3\n2 3\n'; } >board
spellscreen board | jgraph -P | ppm page 144 | spellscreen_pixels board 144 dpi
