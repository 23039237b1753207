printf '.....\n.....\n..A..\n.....\n.....\n' > board; echo ABC > words; gogen --count board words
