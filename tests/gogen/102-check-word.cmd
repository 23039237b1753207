# The exam's first wrong solution; worked out by hand: L and P are exchanged, so QUALM breaks.
gogen --check data/gogen/easy_wrong_1.txt data/gogen/easy_words.txt
