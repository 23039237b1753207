printf 'NGWKR\nTICED\nS 7\001B\nHUAOF\nQJMLP\n' > board; gogen --check board data/gogen/easy_words.txt
