# a picture that cannot be written
alice --svg data/alice/text-4.txt > /dev/full
