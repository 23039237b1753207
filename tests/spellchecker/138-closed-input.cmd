spellchecker <&-
