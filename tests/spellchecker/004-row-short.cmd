# a short row; the lab's message
printf 'ABBB\nBBA\n-B-A\n' | spellchecker
