spellchecker < /dev/null
