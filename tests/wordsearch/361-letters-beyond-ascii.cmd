# Up to 128 letters beyond ASCII: the n characters from U+4E00 on are a word in a row of them, and with 129 an error.
for n in 128 129; do
    for ((i = 0; i < n; i++)); do printf "\\xE4\\x$(printf %x $((0xB8 + i / 64)))\\x$(printf %x $((0x80 + i % 64)))"; done > row
    cp row grid; cp row list; wordsearch grid list | sed "s/$(cat row)/all/"
done
