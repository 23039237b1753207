# a cell with several neighbours that do not touch: two of them and it; by hand; spellchecker judges the path
judged 026
