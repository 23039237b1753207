# pictures of all sizes are on their page; the pixels
need jgraph gs || exit 77
for size in '2 1' '1 1000' '1000 1' '60 60' '100 100'; do
    echo "$size"
    spellgen --seed 3 $size 5 | spellscreen | jgraph -P | on_page
done
