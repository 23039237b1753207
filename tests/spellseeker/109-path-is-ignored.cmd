# what follows PATH is ignored, whatever it is; the length of easy-3x4.txt is the lab's
printf 'ABBB\nBBAB\n-B-A\nPATH\n0 0 9 x -' | spellseeker | spellchecker --longest
