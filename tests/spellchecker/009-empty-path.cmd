# nothing after PATH is an empty path; the lab's text
printf 'ABBB\nBBAB\n-B-A\nPATH\n' | spellchecker
