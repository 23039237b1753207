# two things to do at once
alice --count --all data/alice/text-4.txt
