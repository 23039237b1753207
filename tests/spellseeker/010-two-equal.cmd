# equal letters do not connect; by hand; spellchecker judges the path
judged 010
