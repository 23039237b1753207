need jgraph gs || exit 77
spellseeker <data/spell/example.txt | spellscreen | jgraph -P | on_page
