# A puzzle typed from a newspaper layout, in German; the words were laid by hand. A sharp s, which the grid lacks, is SS. The same
# with letters of two code points (a base letter and a combining diaeresis) in the grid, and with the list in capitals.
printf '%s\n' 'Ä P F E L X' 'R X Ü X I X' 'M X R X E X' 'E X S X B X' 'L X T X E X' 'S T R A S S' > grid
printf '%s\n' Äpfel Ärmel Fürst Liebe Straß Öl > list
wordsearch grid list; wordsearch --unused grid list
sed 's/Ä/A\xcc\x88/; s/Ü/U\xcc\x88/' grid | wordsearch - list | cmp - <(wordsearch grid list) && echo same
printf '%s\n' ÄPFEL ÄRMEL FÜRST LIEBE STRASS | wordsearch --count grid -
