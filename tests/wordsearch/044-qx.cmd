printf 'qxq\nxqx\nqxq\n' > grid.txt; printf 'queen\nquite\nxylem\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
