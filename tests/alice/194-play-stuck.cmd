printf 'u\nr\nu\n' | alice --play data/alice/dead-ends.txt | tail -n 3
