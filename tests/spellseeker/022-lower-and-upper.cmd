# small and capital letters are 32 apart; by hand; spellchecker judges the path
judged 022
