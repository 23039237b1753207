# a dialogue that ends with its input
play() { alice --play data/alice/text-4.txt | sed '/[│├┌└]/d'; }
printf 'u\n' | play
