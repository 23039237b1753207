# a row of nine letters in order; by hand; spellchecker judges the path
judged 014
