# a column of a thousand cells; wordsearch_reference, the lecture's program, agrees
for i in {1..1100}; do echo x; done > grid.txt; printf 'a\nb\nc\n' >> grid.txt; printf 'abc\ncba\nxa\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
