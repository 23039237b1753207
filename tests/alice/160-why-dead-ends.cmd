alice --why data/alice/dead-ends.txt
