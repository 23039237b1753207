# a verdict for each walk, and exit code 1 for one that is wrong
{ alice --all data/alice/text-2.txt; echo '(2, 1) -> (2, 0)'; } | alice --check - data/alice/text-2.txt
