play() { alice --play data/alice/text-4.txt | sed '/[│├┌└]/d'; }
printf 'u\nu\nr\ndl\nu\n' | play
