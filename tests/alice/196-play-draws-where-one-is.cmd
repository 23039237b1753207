# the drawing shows where one is: the cell of the first step
printf 'u\ndraw\n' | alice --play data/alice/text-4.txt | grep -n you
