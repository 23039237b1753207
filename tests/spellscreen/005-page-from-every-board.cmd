# a page of each sample board; on_page looks at the pixels
need jgraph gs || exit 77
for board in data/spell/*.txt; do spellscreen <"$board" | jgraph -P | on_page; done
