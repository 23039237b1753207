# a grid or a path that is wrong, with its line; spellchecker's words, lab text
printf 'ABBB\nBBAA\nABABA\n' >board; spellscreen --svg board
