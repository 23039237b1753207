# Colour on a terminal, in runs; by hand from case 169.
command -v script > which || { echo 'skipped: there is no script'; exit 77; }
unset NO_COLOR; script -qec 'wordsearch --show data/wordsearch/grid4.txt data/wordsearch/words4.txt' log.txt | tr -d '\r' | cat -v
