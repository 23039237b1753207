# The byte order mark that some editors put in front is no part of the first row or of the first word.
printf '\xEF\xBB\xBFcat\n' > marked; printf 'cat\n' > plain
wordsearch marked plain; wordsearch plain marked; wordsearch marked marked
