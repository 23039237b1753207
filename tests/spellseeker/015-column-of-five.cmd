# digits up and down a column; by hand; spellchecker judges the path
judged 015
