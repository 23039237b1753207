# jgraph and Ghostscript make a page of a grid with a path; on_page looks at the pixels
need jgraph gs || exit 77
spellseeker <data/spell/example.txt | spellscreen | jgraph -P | on_page
