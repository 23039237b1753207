# any byte but - is a value; by hand; spellchecker judges the path
judged 020
