# arrows on one line do not break the plain walk on the next; both solutions are named by the text
{ echo '(2, 0) -> (1, 0) -> (0, 0) -> (0, 2) -> (1, 1) -> (0, 1)'; echo '(2,0) (1,0) (0,0) (2,2) (0,2) (1,1) (0,1)  # the longer one'; } | alice --check - data/alice/text-4.txt
