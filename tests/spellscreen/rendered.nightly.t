# 136 pictures of all sizes are on their page; the pixels
    UNIX> need jgraph gs || exit 77; need --without __asan_init spellscreen || exit 77
    > for size in '2 1' '1 1000' '1000 1' '60 60' '100 100'; do
    >     echo "$size"
    >     spellgen --seed 3 $size 5 | spellscreen | jgraph -P | on_page
    > done
    2 1
    a picture on the page
    1 1000
    a picture on the page
    1000 1
    a picture on the page
    60 60
    a picture on the page
    100 100
    a picture on the page
