# the longest path is in the second of two parts; by hand; spellchecker judges the path
judged 025
