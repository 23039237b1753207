# words of one letter are not reported, which would be at each cell in each direction; a search in Python, by the lecture's rules
printf 'apian\nlinea\noxide\niambs\nanode\n' > grid.txt
printf 'a\nan\nanode\ni\niamb\nin\nline\no\nox\noxide\npi\n' > words.txt
printf 'grid.txt\nwords.txt\n' | wordsearch | any_order
