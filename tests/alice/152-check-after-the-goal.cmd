# a walk that goes on behind the goal; by the rules
echo '(2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1) -> (0, 0)' | alice --check - data/alice/text-4.txt
