# output that cannot be written
alice data/alice/text-4.txt > /dev/full
