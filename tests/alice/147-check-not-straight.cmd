# a step in no direction; by the rules
echo '(2, 0) -> (0, 1)' | alice --check - data/alice/text-4.txt
