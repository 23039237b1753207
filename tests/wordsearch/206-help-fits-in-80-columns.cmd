# At most 80 columns, and the exit codes.
wordsearch --help | awk "length > 80"; wordsearch --help | grep -c "^Exit code: 0"
