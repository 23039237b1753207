# A puzzle that takes seconds shows on a terminal how far it is; the line is gone before the reason why there is none.
command -v script > which || { echo 'skipped: there is no script'; exit 77; }
wordsearch_random words 500 1 | awk 'length > 6' | head -n 150 > list
script -qec 'wordsearch --generate 22 22 list --seed 1' log.txt | tr '\r' '\n' | sed 's/[0-9][0-9]*/N/g; s/'"'.*'"'/WORD/' | cat -v | uniq | sed -n '/attempt/,$p' | sed -n '1p; 2,3{/WORD/p}'
