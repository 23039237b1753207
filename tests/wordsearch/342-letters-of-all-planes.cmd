# A letter is a code point with its marks: Chinese and emoji, a letter with a mark that has no single form, a variant.
printf '%s\n' '中国人' '😀q̃❤️' > grid; printf '%s\n' 人国 中国人 Q̃❤ ❤️q 😀中 > list; wordsearch grid list
