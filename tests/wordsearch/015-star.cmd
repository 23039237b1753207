printf 'anana\nxnxnx\nannna\nxnxnx\nanana\n' > grid.txt; printf 'nan\nnna\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
