# a step of another length than d; by the rules
echo '(2, 0) -> (0, 0)' | alice --check - data/alice/text-4.txt
