# Every letter of Latin, Greek and Cyrillic is the same as its other case, and as itself with its mark apart; python's tables
# of Unicode are the judge.
command -v python3 > which || { echo 'skipped: there is no python3'; exit 77; }
python3 - << 'END'
import unicodedata
pairs = []
for block in (range(0xC0, 0x250), range(0x370, 0x400), range(0x400, 0x530), range(0x1E00, 0x2000)):
    for point in block:
        letter = chr(point)
        if not letter.isalpha() or unicodedata.category(letter) in ('Lm', 'Lo'): continue
        apart = unicodedata.normalize('NFD', letter)
        for other in (letter.lower(), apart):
            if other != letter and len(unicodedata.normalize('NFC', other)) == 1 and point != 0x130:
                pairs.append((letter, other))
# Each letter in a row of its own; the word is the row in the other form.
print(len(pairs) > 1000)
for start in range(0, len(pairs), 100):
    part = pairs[start:start + 100]
    open('grid%04d' % start, 'w', encoding='utf-8').write(''.join('0' + a + '1\n' for a, b in part))
    open('list%04d' % start, 'w', encoding='utf-8').write(''.join('0' + b + '1\n' for a, b in part))
END
for grid in grid*; do wordsearch --unused "$grid" "${grid/grid/list}"; done
