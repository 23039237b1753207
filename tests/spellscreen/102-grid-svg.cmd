# a grid as SVG; spellscreen_check
spellscreen --svg data/spell/example.txt >picture && spellscreen_check data/spell/example.txt picture
