# Words that cannot be looked for are named with file and line, three of them, and counted from then on; and all are unused.
printf 'no\non\n' > grid; printf 'on\na, no\n---\n\nb\nc # see\nd,e\nnon\n' > list
wordsearch --unused grid list
