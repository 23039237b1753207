alice data/alice/text-4.txt > /dev/full
