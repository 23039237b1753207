# The letters of a puzzle are all capitals, in any alphabet; the words stay as they are listed.
printf 'Hello\nWORLD\n' > words.txt; wordsearch --generate 3 7 words.txt --seed 1 | tee puzzle | grep -Ecx '[A-Z]{7}'; tail -n 3 puzzle
printf 'мир\nздравствуй\n' | wordsearch --generate 10 10 - --seed 1 | sed '/^$/q' | grep -cx '\(А\|Б\|В\|Г\|Д\|Е\|Ж\|З\|И\|Й\|К\|Л\|М\|Н\|О\|П\|Р\|С\|Т\|У\|Ф\|Х\|Ц\|Ч\|Ш\|Щ\|Ъ\|Ы\|Ь\|Э\|Ю\|Я\)\{10\}'
