# All methods against a search of its own that only knows a set of strings (wordsearch_agree).
wordsearch_agree 100 20261121
