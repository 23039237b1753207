# Names and letters that a terminal would obey are shown with ? or as digits (text.h).
name=$'a\177\033c'
wordsearch "$name" words 2>&1; wordsearch --method "$name" x y 2>&1; echo "$name" | wordsearch 2>&1
printf '\177a\n' > grid; printf 'b\na\n' > "$name"; wordsearch --lecture grid "$name" 2>&1
wordsearch --bytes --svg grid data/wordsearch/words4.txt | sed -n 's/.*<text.*>\(.*\)<.text>/\1/p'
