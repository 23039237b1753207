sed 's/NGWKR/NGKWR/' data/gogen/easy_solution.txt > board; for w in $(cat data/gogen/easy_words.txt); do echo $w > word; gogen_exam valid word board; done
