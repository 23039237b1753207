spellscreen <&-
