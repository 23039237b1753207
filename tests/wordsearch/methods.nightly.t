# 601 The four methods agree on 100 inputs; they take a second.
    UNIX> wordsearch_methods_agree 100 20261123
    100 inputs agree
