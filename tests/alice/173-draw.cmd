# the drawing of the text's test case 4; compared with the maze by eye
alice --draw data/alice/text-4.txt
