# a path round a corner; by hand; spellchecker judges the path
judged 028
