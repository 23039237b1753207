alice data/alice/text-4.txt > walk.txt; alice --check walk.txt < data/alice/text-4.txt
