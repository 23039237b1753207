# A sixth row.
(cat data/gogen/easy_board.txt; echo ABCDE) > b; gogen b data/gogen/easy_words.txt
