need jgraph gs || exit 77
spellscreen <data/spell/example.txt | jgraph -P | on_page
