# a cell that is passed twice has both numbers; steps 4 and 8 of the text's test case 3
alice --draw data/alice/text-3.txt | grep 8
