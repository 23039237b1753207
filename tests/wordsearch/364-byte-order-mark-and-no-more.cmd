# A byte order mark alone, or on a line of its own, is no row: there is no puzzle, or its rows come later.
printf '\xEF\xBB\xBF' > mark; printf '\xEF\xBB\xBF\n\ncat\n' > apart; printf '\xEF\xBB\xBFcat\n\ncat\n' > both; printf 'cat\n' > plain
for options in 'mark plain' mark '--ragged mark plain' 'apart plain' '--ragged apart plain' both; do wordsearch $options 2>&1; echo $?; done
