# no standard output
alice data/alice/text-4.txt >&-
