# moves that cannot be made and words that are no moves
play() { alice --play data/alice/text-4.txt | sed '/[│├┌└]/d'; }
printf 'dl\nx\n\nhelp\nr\nr\nu\nu\n' | play
