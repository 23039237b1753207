# 119 a large board takes little memory; its bytes are counted
    UNIX> ! grep -q __asan_init "$(command -v spellgen)" || { echo 'skipped: slow, for the plain build only'; exit 77; }
    > ulimit -v 100000; spellgen --seed 1 12000 12000 5 | wc -c
    144012000
