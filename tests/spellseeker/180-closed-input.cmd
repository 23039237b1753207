spellseeker <&-
