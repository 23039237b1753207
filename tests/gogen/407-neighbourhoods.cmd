# the 1-neighbourhoods of the masks of X, E and R, with their sizes; the exam's text (its last row for X is a misprint)
gogen_exam neighbourhoods data/gogen/board-easy.txt
