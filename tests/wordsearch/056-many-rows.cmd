for i in {1..1100}; do echo x; done > grid.txt; printf 'a\nb\nc\n' >> grid.txt; printf 'abc\ncba\nxa\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch
