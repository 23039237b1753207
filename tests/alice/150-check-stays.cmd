# a step that stays; by the rules
echo '(2, 0) -> (2, 0)' | alice --check - data/alice/text-4.txt
