# 101 The exam's solution is one.
    UNIX> gogen --check data/gogen/easy_solution.txt data/gogen/easy_words.txt
    solution

# 102 The exam's first wrong solution; worked out by hand: L and P are exchanged, so QUALM breaks.
    UNIX> gogen --check data/gogen/easy_wrong_1.txt data/gogen/easy_words.txt
    word QUALM cannot be spelt: it breaks between A and L
    exit 1

# 103 The exam's second wrong solution has a Z.
    UNIX> gogen --check data/gogen/easy_wrong_2.txt data/gogen/easy_words.txt
    square (0,2) holds 'Z', which is no letter A to Y
    letter W is missing
    exit 1

# 104 Empty squares are named; worked out by hand.
    UNIX> sed 's/HUAOF/HU.OF/; s/QJMLP/QJML./' data/gogen/easy_solution.txt > board; gogen --check board data/gogen/easy_words.txt
    square (3,2) is empty
    square (4,4) is empty
    letter A is missing
    letter P is missing
    exit 1

# 105 A letter that is there twice and one that is missing are named; worked out by hand.
    UNIX> sed 's/NGWKR/NGGKR/' data/gogen/easy_solution.txt > board; gogen --check board data/gogen/easy_words.txt
    letter G is there twice or more, at (0,1) and (0,2)
    letter W is missing
    exit 1

# 106 Any characters, control characters among them, are named and none reaches the terminal; worked out by hand.
    UNIX> printf 'NGWKR\nTICED\nS 7\001B\nHUAOF\nQJMLP\n' > board; gogen --check board data/gogen/easy_words.txt
    square (2,1) holds ' ', which is no letter A to Y
    square (2,2) holds '7', which is no letter A to Y
    square (2,3) holds '?', which is no letter A to Y
    letter V is missing
    letter X is missing
    letter Y is missing
    exit 1

# 107 Small letters count as capitals; the solution is the exam's.
    UNIX> tr A-Z a-z < data/gogen/easy_solution.txt | gogen --check - data/gogen/easy_words.txt
    solution

# 108 Each word that cannot be spelt is named, with the place where it breaks; worked out by hand.
    UNIX> printf 'TIC\nNR\nJAM\nRED\nSIP\n' | gogen --check data/gogen/easy_solution.txt -
    word NR cannot be spelt: it breaks between N and R
    word SIP cannot be spelt: it breaks between I and P
    exit 1
