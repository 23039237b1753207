# Empty lines in the lecture's puzzle are rows of another length; the lines are those that the lecture shows.
printf '\nthis\n\nwats\noahg\nfgdt\n\n' > grid.txt; printf 'fat\nthat\nthis\ntwo\n' > words.txt
wordsearch --lecture grid.txt words.txt
