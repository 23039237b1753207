# a grid without cells makes a page; ghostscript
need jgraph gs || exit 77
printf -- '---\n---\n' | spellscreen | jgraph -P | on_page
