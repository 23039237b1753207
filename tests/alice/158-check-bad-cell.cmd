# a cell with a semicolon: an error with line and column
echo '(2, 0) -> (1; 0)' | alice --check - data/alice/text-4.txt
