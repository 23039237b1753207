# Like 130, on other inputs.
wordsearch_agree 100 7000000
