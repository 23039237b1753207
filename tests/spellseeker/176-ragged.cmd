# rows of two lengths, with the line of the shorter one; message is ours
printf 'ABCD\n\nABC\n' | spellseeker
