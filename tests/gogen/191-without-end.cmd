# Input without end is refused at 64 MB.
yes ABC | gogen data/gogen/easy_board.txt -
