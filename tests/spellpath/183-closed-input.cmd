spellpath <&-
