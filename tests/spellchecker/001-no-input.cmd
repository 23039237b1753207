# no words at all: No Grid; the lab's messages
spellchecker < /dev/null
