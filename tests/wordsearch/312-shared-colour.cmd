# Colour is for terminals, and never with NO_COLOR set; set to nothing it does not count (no-color.org).
command -v script > which || { echo 'skipped: there is no script'; exit 77; }
unset NO_COLOR; wordsearch_shell colour
script -qec 'wordsearch_shell colour; NO_COLOR= wordsearch_shell colour; NO_COLOR=1 wordsearch_shell colour' log.txt | tr -d '\r'
