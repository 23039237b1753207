head -n 4 data/gogen/easy_board.txt > short; sed 1d data/gogen/easy_board.txt | sed '1s/^/./' > odd; gogen_exam boards nowhere short odd data/gogen/easy_words.txt
