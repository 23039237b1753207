# Spanish and French newspapers leave accents out of capitals, but a letter that the grid has is itself: no word PANA is in
# ESPAÑA. Laid by hand.
printf '%s\n' MEXICO ESPAÑA > grid; printf '%s\n' México España pana Çà cañón Éx > list
wordsearch grid list; wordsearch --unused grid list
