# a walk that ends before the goal; by the rules
echo '(2, 0) -> (1, 0) -> (0, 0)' | alice --check - data/alice/text-4.txt
