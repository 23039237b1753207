# an empty file has no walk: an error
alice --check - data/alice/text-4.txt
