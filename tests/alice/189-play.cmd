# a walk in a dialogue; the solution of the text's test case 4
play() { alice --play data/alice/text-4.txt | sed '/[│├┌└]/d'; }
printf 'u\nu\nr\ndl\nu\n' | play
