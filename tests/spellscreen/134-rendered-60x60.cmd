# 60x60 on a page; the pixels
need jgraph gs || exit 77
spellgen --seed 3 60 60 5 >board
spellscreen board | jgraph -P | ppm page 144 | spellscreen_pixels board 144 dpi
