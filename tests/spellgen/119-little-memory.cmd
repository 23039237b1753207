# a large board takes little memory; its bytes are counted
ulimit -v 100000; spellgen --seed 1 12000 12000 5 | wc -c
