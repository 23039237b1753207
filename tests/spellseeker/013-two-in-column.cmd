# letters one apart connect in a column; by hand; spellchecker judges the path
judged 013
