# two halves of a solution on two lines are two bad walks; a walk is a line
printf '(2,0) (1,0) (0,0)\n(0,2) (1,1) (0,1)\n' | alice --check - data/alice/text-4.txt
