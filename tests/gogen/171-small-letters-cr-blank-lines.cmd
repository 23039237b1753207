# Small letters, CR LF and blank lines in both files; gogen_check judges.
sed 's/$/\r/' data/gogen/easy_board.txt | tr A-Z a-z > board; (echo; tr A-Z a-z < data/gogen/easy_words.txt | sed 's/$/\r/;3s/$/\n  \n/' | head -c -2) > words; gogen board words | gogen_check data/gogen/easy_board.txt data/gogen/easy_words.txt
