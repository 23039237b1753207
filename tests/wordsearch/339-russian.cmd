# A puzzle typed from a newspaper layout, in Russian, rows without blanks; the words were laid by hand.
printf '%s\n' МИРЖЁ ОКОТЛ РААУК ЕБЫКА > grid
printf '%s\n' 'мир, море' ёлка Кот бык ель > list
wordsearch grid list; wordsearch --unused grid list; wordsearch --show grid list
for method in words lengths prefix; do wordsearch --method $method grid list | cmp - <(wordsearch grid list) && echo same; done
