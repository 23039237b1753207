# Any characters, control characters among them, are named and none reaches the terminal; worked out by hand.
printf 'NGWKR\nTICED\nS 7\001B\nHUAOF\nQJMLP\n' > board; gogen --check board data/gogen/easy_words.txt
