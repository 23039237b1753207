# words along both long diagonals; wordsearch_reference, the lecture's program, agrees
printf 's....e\n.t..t.\n..aa..\n..rr..\n.t..t.\ns....e\n' > grid.txt; printf 'arts\nestrate\nstart\nstarte\nstarts\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
