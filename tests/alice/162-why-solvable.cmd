# a maze with a solution: the answer alone; the text's test case 4
alice --why data/alice/text-4.txt
