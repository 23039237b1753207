# the answer that there is no solution is no walk: an error with its place
alice data/alice/text-1.txt | alice --check - data/alice/text-1.txt
