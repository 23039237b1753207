# a negative row is off the board; by the rules
echo '(2, 0) -> (-1, 0)' | alice --check - data/alice/text-4.txt
