# A name that would make two lines is shown with ?.
wordsearch $'a\nb' data/wordsearch/grid4.txt
