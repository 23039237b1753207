# a step off the board; by the rules
echo '(2, 0) -> (3, 0)' | alice --check - data/alice/text-4.txt
