# words that jgraph would obey are letters; the pixels
need jgraph gs || exit 77
printf 'include\nshell:t\n(*touch\n)shell:\n-shell-\n' >board
spellscreen board | jgraph | ppm crop 144 | spellscreen_pixels board 144 dpi
ls
