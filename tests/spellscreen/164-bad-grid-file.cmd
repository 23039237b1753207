printf 'ABBB\nBBAA\nABABA\n' >board; spellscreen --svg board
