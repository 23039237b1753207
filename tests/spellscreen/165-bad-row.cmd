# a grid or a path that is wrong, with its line; spellchecker's words, lab text
{ cat data/spell/easy-3x4.txt; printf 'PATH\n5 0\n'; } | spellscreen
