need jgraph gs || exit 77
printf -- '---\n---\n' | spellscreen | jgraph -P | on_page
