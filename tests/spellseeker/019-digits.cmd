# digits are values like letters; by hand: 0 to 7 in turn; spellchecker judges the path
judged 019
