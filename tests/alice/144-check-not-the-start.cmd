# a walk from another cell than the start; by the rules
echo '(0, 0) -> (0, 1)' | alice --check - data/alice/text-4.txt
