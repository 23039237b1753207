# a step with d = 0; by the rules
echo '(2, 0) -> (1, 0) -> (1, 1) -> (0, 1)' | alice --check - data/alice/dead-ends.txt
