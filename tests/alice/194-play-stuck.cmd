# stuck with d = 0; by the rules
printf 'u\nr\nu\n' | alice --play data/alice/dead-ends.txt | tail -n 3
