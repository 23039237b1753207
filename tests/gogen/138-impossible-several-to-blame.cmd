printf 'A...B\n.....\n.....\n.....\n.....\n' > board; printf '%s\n' AC EF CD DB > words; gogen --unique board words
