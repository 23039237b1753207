# The eight directions as angles, once each.
printf 'bbbbb\nbxxxb\nbxaxb\nbxxxb\nbbbbb\n' > grid.txt; printf 'axb\n' > words.txt
wordsearch --svg grid.txt words.txt | grep -o 'rotate([-0-9]*)' | tr -d '\n'
