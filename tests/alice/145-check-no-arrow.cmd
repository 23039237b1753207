# a step where there is no arrow; by the rules
echo '(2, 0) -> (1, 1)' | alice --check - data/alice/text-4.txt
