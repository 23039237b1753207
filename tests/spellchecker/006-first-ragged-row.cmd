printf 'AB\nA\nABC\n' | spellchecker
