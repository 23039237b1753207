# jgraph and Ghostscript make a page of it; on_page looks at the pixels
need jgraph gs || exit 77
spellscreen <data/spell/example.txt | jgraph -P | on_page
