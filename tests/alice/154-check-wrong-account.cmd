# a walk whose length is not the one it claims
alice data/alice/text-4.txt | sed 's/5 steps/6 steps/' | alice --check - data/alice/text-4.txt
