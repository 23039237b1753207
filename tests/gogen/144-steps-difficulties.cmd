# Easy and medium are the names of the exam's boards; the third has several solutions, see case 112.
for k in easy medium hard; do gogen --steps data/gogen/${k}_board.txt data/gogen/${k}_words.txt | tail -n 1; done
