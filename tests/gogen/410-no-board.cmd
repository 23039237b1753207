# what is no board of five by five is refused: a missing file, four rows, six columns, words; the interface says so
head -n 4 data/gogen/easy_board.txt > short; sed 1d data/gogen/easy_board.txt | sed '1s/^/./' > odd; gogen_exam boards nowhere short odd data/gogen/easy_words.txt
