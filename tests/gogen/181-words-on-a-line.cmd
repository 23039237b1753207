# Several words on a line, with blanks and commas: as one a line.
printf "BOXED FOB,JUSTICE\n MUSHY, QUALM , QUAVER\n\nSIGN,,TYING\tWICKED" | gogen data/gogen/easy_board.txt - | diff - <(gogen data/gogen/easy_board.txt data/gogen/easy_words.txt) && echo same
