# a maze on standard input; the answer of the text's test case 4
alice < data/alice/text-4.txt
