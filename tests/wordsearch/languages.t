# 338 A puzzle typed from a newspaper layout, in German; the words were laid by hand. A sharp s, which the grid lacks, is SS. The same with letters of two code points (a base letter and a combining diaeresis) in the grid, and with the list in capitals.
    UNIX> printf '%s\n' 'Ä P F E L X' 'R X Ü X I X' 'M X R X E X' 'E X S X B X' 'L X T X E X' 'S T R A S S' > grid
    > printf '%s\n' Äpfel Ärmel Fürst Liebe Straß Öl > list
    > wordsearch grid list; wordsearch --unused grid list
    > sed 's/Ä/A\xcc\x88/; s/Ü/U\xcc\x88/' grid | wordsearch - list | cmp - <(wordsearch grid list) && echo same
    > printf '%s\n' ÄPFEL ÄRMEL FÜRST LIEBE STRASS | wordsearch --count grid -
    Found Äpfel at 0 0 to 0 4
    Found Ärmel at 0 0 to 4 0
    Found Fürst at 0 2 to 4 2
    Found Liebe at 0 4 to 4 4
    Found Straß at 5 0 to 5 5
    Öl
    same
    5
    2> wordsearch: 5 of 6 words found; not found: Öl
    2> wordsearch: 5 of 6 words found; not found: Öl
    2> wordsearch: 5 of 6 words found; not found: Öl

# 339 A puzzle typed from a newspaper layout, in Russian, rows without blanks; the words were laid by hand.
    UNIX> printf '%s\n' МИРЖЁ ОКОТЛ РААУК ЕБЫКА > grid
    > printf '%s\n' 'мир, море' ёлка Кот бык ель > list
    > wordsearch grid list; wordsearch --unused grid list; wordsearch --show grid list
    > for method in words lengths prefix; do wordsearch --method $method grid list | cmp - <(wordsearch grid list) && echo same; done
    Found мир at 0 0 to 0 2
    Found море at 0 0 to 3 0
    Found ёлка at 0 4 to 3 4
    Found Кот at 1 1 to 1 3
    Found бык at 3 1 to 3 3
    ель
    МИР.Ё
    ОКОТЛ
    Р...К
    ЕБЫКА
    same
    same
    same
    2> wordsearch: 5 of 6 words found; not found: ель
    2> wordsearch: 5 of 6 words found; not found: ель
    2> wordsearch: 5 of 6 words found; not found: ель
    2> wordsearch: 5 of 6 words found; not found: ель
    2> wordsearch: 5 of 6 words found; not found: ель
    2> wordsearch: 5 of 6 words found; not found: ель
    2> wordsearch: 5 of 6 words found; not found: ель
    2> wordsearch: 5 of 6 words found; not found: ель

# 341 Greek: a final sigma is a sigma, accents may be missing in capitals, case is folded. Laid by hand.
    UNIX> printf '%s\n' 'Λ Ο Γ Ο Σ' 'Κ Α Λ Ο Σ' > grid; printf '%s\n' λόγος ΚΑΛΌΣ σόλα > list; wordsearch grid list
    Found λόγος at 0 0 to 0 4
    Found ΚΑΛΌΣ at 1 0 to 1 4
    Found σόλα at 1 4 to 1 1

# 342 A letter is a code point with its marks: Chinese and emoji, a letter with a mark that has no single form, a variant.
    UNIX> printf '%s\n' '中国人' '😀q̃❤️' > grid; printf '%s\n' 人国 中国人 Q̃❤ ❤️q 😀中 > list; wordsearch grid list
    Found 中国人 at 0 0 to 0 2
    Found 人国 at 0 2 to 0 1
    Found 😀中 at 1 0 to 0 0
    Found Q̃❤ at 1 1 to 1 2
    2> wordsearch: 4 of 5 words found; not found: ❤️q

# 343 Every letter of Latin, Greek and Cyrillic is the same as its other case, and as itself with its mark apart; python's tables of Unicode are the judge.
    UNIX> need python3 || exit 77
    > python3 - << 'END'
    > import unicodedata
    > pairs = []
    > for block in (range(0xC0, 0x250), range(0x370, 0x400), range(0x400, 0x530), range(0x1E00, 0x2000)):
    >     for point in block:
    >         letter = chr(point)
    >         if not letter.isalpha() or unicodedata.category(letter) in ('Lm', 'Lo'): continue
    >         apart = unicodedata.normalize('NFD', letter)
    >         for other in (letter.lower(), apart):
    >             if other != letter and len(unicodedata.normalize('NFC', other)) == 1 and point != 0x130:
    >                 pairs.append((letter, other))
    > # Each letter in a row of its own; the word is the row in the other form.
    > print(len(pairs) > 1000)
    > for start in range(0, len(pairs), 100):
    >     part = pairs[start:start + 100]
    >     open('grid%04d' % start, 'w', encoding='utf-8').write(''.join('0' + a + '1\n' for a, b in part))
    >     open('list%04d' % start, 'w', encoding='utf-8').write(''.join('0' + b + '1\n' for a, b in part))
    > END
    > for grid in grid*; do wordsearch --unused "$grid" "${grid/grid/list}"; done
    True

# 361 Letters of any number: the last hundred of the n characters from U+4E00 on are a word in a row of them.
    UNIX> for n in 128 129 3000; do
    >     for ((i = 0; i < n; i++)); do
    >         printf -v bytes '\\x%x' $((228 + (i + 3584) / 4096)) $((128 + (i + 3584) / 64 % 64)) $((128 + i % 64))
    >         printf '%b' "$bytes"
    >     done > grid
    >     tail -c 300 grid > list; wordsearch grid list | sed "s/$(cat list)/all/"
    > done
    Found all at 0 28 to 0 127
    Found all at 0 29 to 0 128
    Found all at 0 2900 to 0 2999

# 602 An umlaut that the grid lacks is printed in two letters, or without its mark, and standard error says which; so are ligatures. Laid by hand.
    UNIX> printf '%s\n' MUELLER BAERXXX XXXXXOL COEURXX WIJNXXX AELXXXX > grid; printf '%s\n' Müller Bär Öl cœur wĳn > list; wordsearch grid list
    Found Müller at 0 0 to 0 6
    Found Bär at 1 0 to 1 3
    Found Öl at 2 5 to 2 6
    Found cœur at 3 0 to 3 4
    Found wĳn at 4 0 to 4 3
    2> wordsearch: list: Müller as MUELLER, Bär as BAER, Öl as OL

# 603 A word that is listed in both spellings is two words, and only one of them is found; where the grid has both spellings, a word is found in two letters only; a grid with umlauts has them alone. By hand.
    UNIX> printf '%s\n' BAERX XXXXX > one; printf '%s\n' Bär Baer > both; wordsearch one both; printf '%s\n' BAERX BARXX > two; wordsearch --word Bär two
    > printf '%s\n' BAERX BÄRXX | wordsearch --word Bär -
    Found Baer at 0 0 to 0 3
    Found Bär at 0 0 to 0 3
    Found Bär at 1 0 to 1 2
    2> wordsearch: 1 of 2 words found; not found: Bär
    2> wordsearch: --word: Bär as BAER

# 604 A word that the grid cannot have, listed in two cases, is unused once, by every method. By hand.
    UNIX> printf '%s\n' OAUB > grid; printf '%s\n' äu zz Zz > list; for method in fast words lengths prefix; do wordsearch --method $method grid list; wordsearch --unused --method $method grid list; done 2>&1 | sort | uniq -c | sed 's/^ *//'
    4 Found äu at 0 1 to 0 2
    4 wordsearch: 1 of 3 words found; not found: zz
    8 wordsearch: list: äu as AU
    4 zz

# 930 Turkish: a small letter without a dot is not found as I, or one with a dot as İ; a grid of capitals without dots will do; in English I stays i. Laid by hand.
    UNIX> printf '%s\n' IRMAK İĞNEX KXXXX > grid; printf '%s\n' ırmak iğne > list; wordsearch grid list; wordsearch --word kın --word ik --word ıĞ grid
    > printf '%s\n' IGNEX | wordsearch --word iğne -; printf '%s\n' IGNEX | wordsearch --word igne -
    Found ırmak at 0 0 to 0 4
    Found iğne at 1 0 to 1 3
    Found ıĞ at 0 0 to 1 1
    Found ik at 1 0 to 2 0
    Found iğne at 0 0 to 0 3
    Found igne at 0 0 to 0 3
    2> wordsearch: 2 of 3 words found; not found: kın

# 931 A new puzzle in Turkish has a small letter among its capitals, or a capital I for a small i.
    UNIX> wordsearch --generate 8x8 ırmak iğne kedi --seed 1 > puzzle; wordsearch --count --unique puzzle; sed '/^$/,$d' puzzle | grep -c '[a-z]\|ı\|ğ'; sed '/^$/,$d' puzzle | grep -q İ && echo dotted
    3
    0
    dotted

# 932 Hebrew: a final form is not the plain letter, or points count. Laid by hand.
    UNIX> printf '%s\n' שלומ אבגד הוזח טיכל > grid; printf '%s\n' שָׁלוֹם לך דגבא > list; wordsearch grid list
    Found שָׁלוֹם at 0 0 to 0 3
    Found דגבא at 1 3 to 1 0
    Found לך at 3 3 to 3 2

# 933 Arabic: vowel signs, a tatweel, presentation forms or a hamza that the grid lacks count. Laid by hand.
    UNIX> printf '%s\n' 'س ل ا م' 'ك ت ا ب' > grid; printf '%s\n' سَلَام كـتاب ﺗﺎب أب > list; wordsearch grid list
    Found سَلَام at 0 0 to 0 3
    Found أب at 0 2 to 1 3
    Found كـتاب at 1 0 to 1 3
    Found ﺗﺎب at 1 1 to 1 3
    Found أب at 1 2 to 1 3

# 934 Japanese: a heading in brackets, a list with 、 ・ ／ or in quotes, small kana and letters of full width are not read. Laid by hand.
    UNIX> printf '%s\n' さくら いぬよ つきみ ＡBＣ > grid
    > printf '%s\n' 【さがすことば】 'さくら、いぬ・っき／ａｂｃ' '「よぬ」「ぬく」' > list; wordsearch grid list
    Found さくら at 0 0 to 0 2
    Found いぬ at 1 0 to 1 1
    Found ぬく at 1 1 to 0 1
    Found よぬ at 1 2 to 1 1
    Found っき at 2 0 to 2 1
    Found ａｂｃ at 3 0 to 3 2
    2> wordsearch: list:1: left out, not words of the list: 【さがすことば】

# 935 Hindi: a consonant with its vowel sign, or a conjunct, is not one letter. Laid by hand.
    UNIX> printf '%s\n' 'अ क म ल' 'कि ता ब ख' 'क्ष मा र न' > grid; printf '%s\n' किताब क्षमा कमल काम > list; wordsearch grid list
    Found कमल at 0 1 to 0 3
    Found किताब at 1 0 to 1 2
    Found क्षमा at 2 0 to 2 1
    2> wordsearch: 3 of 4 words found; not found: काम

# 936 A word is printed with another apostrophe or dash than it is listed with, or with the quotes around it. Laid by hand.
    UNIX> printf '%s\n' AXBXX KEDIX > grid; printf '%s\n' a’x 'b–x' '“kedi”' 'ke di' > list; wordsearch grid list
    Found a’x at 0 0 to 0 1
    Found b–x at 0 2 to 0 1
    Found b–x at 0 2 to 0 3
    Found kedi at 1 0 to 1 3
