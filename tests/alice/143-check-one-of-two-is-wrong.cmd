{ alice --all data/alice/text-2.txt; echo '(2, 1) -> (2, 0)'; } | alice --check - data/alice/text-2.txt
