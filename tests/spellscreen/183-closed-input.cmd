# a closed standard input; the system names the reason
spellscreen <&-
