# 119 a large board takes little memory; its bytes are counted
    UNIX> need --without __asan_init spellgen || exit 77
    > ulimit -v 100000; spellgen --seed 1 12000 12000 5 | wc -c
    144012000
