# eight cells in a ring; by hand; spellchecker judges the path
judged 024
