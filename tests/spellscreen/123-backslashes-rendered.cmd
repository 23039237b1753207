# backslashes, drawn by jgraph; the pixels
need jgraph gs || exit 77
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14; do printf '%s\n' '\:\(\)\*\ \%\{\}\#\\' | tr -d ' '; done >board
spellscreen board | jgraph | ppm crop 144 | spellscreen_pixels board 144 dpi
