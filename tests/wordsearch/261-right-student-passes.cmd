mkdir bin
ln -s "$(command -v wordsearch_lecture)" bin/wordsearch
gradeall --lab --bin bin wordsearch | tail -n 1
