# the three ways in which walks end, and the cells that could enter the goal; counted by hand
alice --why data/alice/text-1.txt
