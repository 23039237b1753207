# the input ends at the first question: a quiet end; the lecture's program
wordsearch
