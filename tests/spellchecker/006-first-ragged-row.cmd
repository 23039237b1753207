# of several odd rows the first is named; the lab's message
printf 'AB\nA\nABC\n' | spellchecker
