# letters one apart connect in a row; by hand; spellchecker judges the path
judged 012
