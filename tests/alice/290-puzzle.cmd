# the drawing of case 173 without the numbers of the steps; a maze without a solution is a puzzle, too
alice --puzzle data/alice/text-4.txt; alice --puzzle --draw data/alice/text-1.txt data/alice/text-2.txt | grep -c GOAL
