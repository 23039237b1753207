# Short words within longer ones are left out; by hand.
printf 'inputs\nstupni\n' > grid.txt; printf 'in\ninput\ninputs\nput\nputs\n' > words.txt
wordsearch --min-length 5 grid.txt words.txt
