# The exam's method solves the exam's boards; gogen_check judges. What it cannot solve it leaves.
for k in easy medium hard; do gogen --method masks data/gogen/${k}_board.txt data/gogen/${k}_words.txt | gogen_check data/gogen/${k}_board.txt data/gogen/${k}_words.txt; done; echo NR | gogen --method=masks data/gogen/easy_board.txt -; gogen --method slow a b
