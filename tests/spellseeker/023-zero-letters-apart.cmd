# no two letters are one apart; by hand; spellchecker judges the path
judged 023
