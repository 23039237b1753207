# qx begins no word, so the search stops; the lecture's example
printf 'qxq\nxqx\nqxq\n' > grid.txt; printf 'queen\nquite\nxylem\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
