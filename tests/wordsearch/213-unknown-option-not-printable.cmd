# An unknown option that a terminal would obey is shown with ?.
wordsearch $'--\e[2J' a b
