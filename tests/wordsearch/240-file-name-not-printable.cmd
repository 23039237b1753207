wordsearch $'a\nb' data/wordsearch/grid4.txt
