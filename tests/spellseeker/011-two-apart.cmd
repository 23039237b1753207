# letters two apart do not connect; by hand; spellchecker judges the path
judged 011
