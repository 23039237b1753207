printf 'r\nr\n' | alice --play data/alice/dead-ends.txt | sed '/[│├┌└]/d'
