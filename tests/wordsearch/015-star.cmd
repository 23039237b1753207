# words in all eight directions through one another; wordsearch_reference, the lecture's program, agrees
printf 'anana\nxnxnx\nannna\nxnxnx\nanana\n' > grid.txt; printf 'nan\nnna\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
