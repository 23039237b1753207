alice --limit 99 --all data/alice/text-2.txt
