# a grid or a path that is wrong, with its line; spellchecker's words, lab text
{ cat data/spell/easy-3x4.txt; printf 'PATH\n0 1\n0 2\n'; } | spellscreen --svg
