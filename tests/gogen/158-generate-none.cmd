printf 'AB\nCD\n' > words; gogen --generate --words words
