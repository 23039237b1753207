printf 'A...B\n.....\n.....\n.....\n.....\n' > board; printf 'A%s\n' C D E F > words; gogen board words
