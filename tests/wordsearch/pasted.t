# 700 Pasted, newspaper: title, byline, spaced rows, columns of words, where the solution is; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > ANIMAL FARM
    > by Jo Miller
    > 
    > N O I L O T G O R T
    > G O Y E K N O M R G
    > A O Z C A R A O E T
    > E M D B O E E R G L
    > E S A B E I T R I B
    > O A R B N I T Z T E
    > I R H O B R A E G Y
    > A E A B H K S B T E
    > Z A A Y T A C R I E
    > L R Z E L A K A N I
    > 
    > CAT         DOG         HORSE
    > TIGER       RABBIT      MONKEY
    > ZEBRA       LION
    > 
    > Solution on page 14
    > END
    Found LION at 0 3 to 0 0
    Found MONKEY at 1 7 to 1 2
    Found DOG at 3 2 to 1 0
    Found ZEBRA at 5 7 to 9 7
    Found TIGER at 5 8 to 1 8
    Found HORSE at 7 4 to 3 0
    Found CAT at 8 6 to 8 4
    Found RABBIT at 9 1 to 4 6
    2> wordsearch: <stdin>:1: left out, not words of the list: ANIMAL FARM, by Jo Miller, Solution on page 14

# 701 Pasted, newspaper, German: heading and a sentence with the words above the grid; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > Buchstabensalat
    > Finden Sie die folgenden Wörter:
    > Hund, Katze, Maus, Pferd, Kühe, Vögel, Schaf
    > 
    > F Z N S H U D E A
    > V E L K D H V L K
    > L L N L L E G Ö V
    > E M S D R E F P S
    > H Z A U S F S N H
    > K E T F A K C K H
    > Z E N A N M H S U
    > S E H Ü K D A H N
    > A Z A Ü E U F L D
    > END
    Found Vögel at 2 8 to 2 4
    Found Pferd at 3 7 to 3 3
    Found Schaf at 4 6 to 8 6
    Found Hund at 5 8 to 8 8
    Found Maus at 6 5 to 3 2
    Found Katze at 7 4 to 3 0
    Found Kühe at 7 4 to 7 1
    2> wordsearch: <stdin>:1: left out, not words of the list: Buchstabensalat, Finden Sie die folgenden Wörter

# 702 Pasted, newspaper, French: joined rows, a no-break space before the colon, bullets, accents in the list only; brute force over the letters that were pasted.
    UNIX> printf 'MOTS MÊLÉS\n\nLMRBPLBTDR\nGCVGPELQLQ\nHEGVPTCRTV\nVLLAHOBMCG\nCELQRHRLDF\nOPLLHCTQOC\nEHHSELORHD\nUAVCSOENDT\nRNTHPTNDTB\nCTRQMBGTRL\n\nMots à trouver\302\240:\n• éléphant\n• cœur\n• Noël\n• garçon\n• forêt\n• hôtel\n' | wordsearch -
    Found éléphant at 2 1 to 9 1
    Found garçon at 2 2 to 7 7
    Found cœur at 4 0 to 8 0
    Found hôtel at 4 5 to 0 5
    Found forêt at 4 9 to 8 5
    Found Noël at 8 6 to 5 3
    2> wordsearch: <stdin>:1: left out, not words of the list: MOTS MÊLÉS, Mots à trouver

# 703 Pasted, newspaper, Spanish: an empty line after each row, then a heading and words in the same file; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > SOPA DE LETRAS
    > 
    > V O A O O M B I I N
    > 
    > O R N O N O I M A C
    > 
    > R I O P I O O R I I
    > 
    > M A A A U M I A G M
    > 
    > O C A N G N N V R G
    > 
    > A N R U N M R I A Z
    > 
    > N O B O I B I O Ñ N
    > 
    > N M O O P O A A N O
    > 
    > N O L N O Z A R O C
    > 
    > PALABRAS:
    > niño
    > avión
    > árbol
    > corazón
    > pingüino
    > camión
    > END
    Found camión at 1 9 to 1 4
    Found árbol at 4 2 to 8 2
    Found niño at 4 6 to 7 9
    Found avión at 5 8 to 1 4
    Found pingüino at 7 4 to 0 4
    Found corazón at 8 9 to 8 3
    2> wordsearch: <stdin>:1: left out, not words of the list: SOPA DE LETRAS, PALABRAS
    2> wordsearch: <stdin>: pingüino as PINGUINO

# 704 Pasted, newspaper, Russian: heading above a joined grid, words below; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > Найдите слова
    > 
    > ЬМАРГИТМК
    > ДЫЫКАКШОК
    > АШМРЁССКЫ
    > ШЬЫЬООЛЖК
    > ОМЖШБЫЁОШ
    > ЛОДАЁМШИА
    > АЫКАЛКБГС
    > ЖАИБШЫКЬД
    > АТАКШШКЬШ
    > 
    > кошка, собака, лошадь, мышь, ёж, тигр
    > END
    Found мышь at 0 1 to 3 1
    Found тигр at 0 6 to 0 3
    Found кошка at 1 8 to 1 4
    Found собака at 2 6 to 7 1
    Found ёж at 4 6 to 3 7
    Found лошадь at 5 0 to 0 0
    2> wordsearch: <stdin>:1: left out, not words of the list: Найдите слова

# 705 Pasted, newspaper, Greek: capitals without accents, words with; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > Κρυπτόλεξο
    > 
    > Σ Ο Μ Μ Α Η Λ Α
    > Η Ι Α Λ Ν Ι Μ Η
    > Η Σ Σ Μ Μ Ν Α Λ
    > Σ Η Μ Θ Υ Α Σ Ι
    > Σ Ν Ι Α Θ Κ Σ Ο
    > Α Σ Σ Α Λ Α Θ Σ
    > Ν Ο Σ Μ Η Η Σ Η
    > Μ Σ Η Η Λ Μ Λ Ι
    > 
    > θάλασσα
    > ήλιος
    > νησί
    > κύμα
    > άμμος
    > END
    Found άμμος at 0 4 to 0 0
    Found ήλιος at 1 7 to 5 7
    Found νησί at 4 1 to 1 1
    Found κύμα at 4 5 to 1 2
    Found θάλασσα at 5 6 to 5 0
    2> wordsearch: <stdin>:1: left out, not words of the list: Κρυπτόλεξο

# 706 Pasted, newspaper, Polish: joined rows, words directly below, in one line; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > MŃWSÓÓMŁ
    > ŃŁŁIŻRIÓ
    > MOWLÓIÓŁ
    > ŃAKWŁŻWW
    > OÓKLWRRA
    > ÓAAAŁABW
    > ÓKLIWALŁ
    > ŃWŃLŻWWO
    > żółw, lis, wilk, słoń, mrówka, koń, żaba
    > END
    Found słoń at 0 3 to 3 0
    Found mrówka at 0 6 to 5 1
    Found żółw at 1 4 to 4 4
    Found lis at 2 3 to 0 3
    Found koń at 3 2 to 1 0
    Found wilk at 6 4 to 6 1
    Found żaba at 7 4 to 4 7

# 707 Pasted, newspaper, Dutch: the ligature ij in the list, I and J in the grid; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > Woordzoeker
    > 
    > C R W C E N P N
    > E D E D S J F G
    > N R R E S I H K
    > K S E V B W F D
    > A P T K S S L F
    > A F L E F T J N
    > S M R U I H A I
    > W B M M T F H C
    > 
    > ĳsbeer
    > wĳn
    > kaas
    > fiets
    > tulp
    > END
    Found kaas at 3 0 to 6 0
    Found wĳn at 3 5 to 0 5
    Found ĳsbeer at 6 7 to 0 1
    Found tulp at 7 4 to 4 1
    Found fiets at 7 5 to 3 1
    2> wordsearch: <stdin>:1: left out, not words of the list: Woordzoeker

# 708 Pasted, newspaper, German: umlauts printed as AE OE UE, sharp s as SS; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > ZKLWTZCLT
    > ESSARTSWL
    > TKZKKATZE
    > CCMMLKLTM
    > GPCPFSCZS
    > DMUELLERT
    > KHPBAERNZ
    > EWEOLPTKM
    > PSZDMKCSG
    > 
    > Bär
    > Müller
    > Löwe
    > Katze
    > Straße
    > END
    Found Straße at 1 6 to 1 0
    Found Katze at 2 4 to 2 8
    Found Müller at 5 1 to 5 7
    Found Bär at 6 3 to 6 6
    Found Löwe at 7 4 to 7 0
    2> wordsearch: <stdin>: Bär as BAER, Müller as MUELLER, Löwe as LOEWE

# 709 Pasted, newspaper: blanks for a secret word below the words; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > H O T H D D S D
    > G O D E C P O E
    > P K E N S T H E
    > S O S H A C A A
    > I E E O G C A U
    > N E G O D A A T
    > P A P I G O G G
    > D K C U D P G O
    > 
    > cat, dog, goat, sheep,
    > hen, pig, duck
    > 
    > Secret word: _ _ _ _ _
    > END
    Found hen at 0 3 to 2 3
    Found dog at 1 2 to 1 0
    Found sheep at 2 4 to 6 0
    Found cat at 3 5 to 5 7
    Found goat at 5 2 to 2 5
    Found dog at 5 4 to 5 2
    Found dog at 5 4 to 7 6
    Found pig at 6 2 to 6 4
    Found duck at 7 4 to 7 1
    2> wordsearch: <stdin>:13: left out, not words of the list: Secret word

# 710 Pasted, newspaper: lengths in brackets behind the words; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > HOTHDDSD
    > GODECPOE
    > PKENSTHE
    > SOSHACAA
    > IEEOGCAU
    > NEGODAAT
    > PAPIGOGG
    > DKCUDPGO
    > 
    > CAT (3)
    > DOG (3)
    > GOAT (4)
    > SHEEP (5)
    > HEN (3)
    > PIG (3)
    > DUCK (4)
    > END
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1

# 711 Pasted, web: no-break spaces between the letters; brute force over the letters that were pasted.
    UNIX> printf 'H\302\240O\302\240T\302\240H\302\240D\302\240D\302\240S\302\240D\nG\302\240O\302\240D\302\240E\302\240C\302\240P\302\240O\302\240E\nP\302\240K\302\240E\302\240N\302\240S\302\240T\302\240H\302\240E\nS\302\240O\302\240S\302\240H\302\240A\302\240C\302\240A\302\240A\nI\302\240E\302\240E\302\240O\302\240G\302\240C\302\240A\302\240U\nN\302\240E\302\240G\302\240O\302\240D\302\240A\302\240A\302\240T\nP\302\240A\302\240P\302\240I\302\240G\302\240O\302\240G\302\240G\nD\302\240K\302\240C\302\240U\302\240D\302\240P\302\240G\302\240O\n\nCAT\nDOG\nGOAT\nSHEEP\nHEN\nPIG\nDUCK\n' | wordsearch -
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1

# 712 Pasted, web: a letter a line, as cells of a page come (refused, as words of one length below other lines are); refused with the reason.
    UNIX> wordsearch - << 'END'
    > H
    > O
    > T
    > H
    > D
    > D
    > S
    > D
    > G
    > O
    > D
    > E
    > C
    > P
    > O
    > E
    > P
    > K
    > E
    > N
    > S
    > T
    > H
    > E
    > S
    > O
    > S
    > H
    > A
    > C
    > A
    > A
    > I
    > E
    > E
    > O
    > G
    > C
    > A
    > U
    > N
    > E
    > G
    > O
    > D
    > A
    > A
    > T
    > P
    > A
    > P
    > I
    > G
    > O
    > G
    > G
    > D
    > K
    > C
    > U
    > D
    > P
    > G
    > O
    > 
    > CAT
    > DOG
    > GOAT
    > SHEEP
    > HEN
    > PIG
    > DUCK
    > END
    2> wordsearch: <stdin>:68: 4 cells found, expected 3 as in line 66 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    exit 2

# 713 Pasted, web: tabs between and at the end, blank behind; brute force over the letters that were pasted.
    UNIX> printf 'H\tO\tT\tH\tD\tD\tS\tD\t \nG\tO\tD\tE\tC\tP\tO\tE\t \nP\tK\tE\tN\tS\tT\tH\tE\t \nS\tO\tS\tH\tA\tC\tA\tA\t \nI\tE\tE\tO\tG\tC\tA\tU\t \nN\tE\tG\tO\tD\tA\tA\tT\t \nP\tA\tP\tI\tG\tO\tG\tG\t \nD\tK\tC\tU\tD\tP\tG\tO\t \n\nCAT\nDOG\nGOAT\nSHEEP\nHEN\nPIG\nDUCK\n' | wordsearch -
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1

# 714 Pasted, web: numbered words above the grid (a heading without a colon is looked for, too); brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > Words to find
    > 1. cat
    > 2. dog
    > 3. goat
    > 4. sheep
    > 5. hen
    > 6. pig
    > 7. duck
    > 
    > H O T H D D S D
    > G O D E C P O E
    > P K E N S T H E
    > S O S H A C A A
    > I E E O G C A U
    > N E G O D A A T
    > P A P I G O G G
    > D K C U D P G O
    > END
    Found hen at 0 3 to 2 3
    Found dog at 1 2 to 1 0
    Found sheep at 2 4 to 6 0
    Found cat at 3 5 to 5 7
    Found goat at 5 2 to 2 5
    Found dog at 5 4 to 5 2
    Found dog at 5 4 to 7 6
    Found pig at 6 2 to 6 4
    Found duck at 7 4 to 7 1
    2> wordsearch: <stdin>:1: left out, not words of the list: Words to find

# 715 Pasted, web: a title as long as the rows, then an empty line; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > BARNYARD
    > 
    > HOTHDDSD
    > GODECPOE
    > PKENSTHE
    > SOSHACAA
    > IEEOGCAU
    > NEGODAAT
    > PAPIGOGG
    > DKCUDPGO
    > 
    > cat
    > dog
    > goat
    > sheep
    > hen
    > pig
    > duck
    > END
    Found hen at 0 3 to 2 3
    Found dog at 1 2 to 1 0
    Found sheep at 2 4 to 6 0
    Found cat at 3 5 to 5 7
    Found goat at 5 2 to 2 5
    Found dog at 5 4 to 5 2
    Found dog at 5 4 to 7 6
    Found pig at 6 2 to 6 4
    Found duck at 7 4 to 7 1
    2> wordsearch: <stdin>:1: left out, not words of the list: BARNYARD

# 716 Pasted, web: a heading without a colon below the grid; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > N O I L O T G O R T
    > G O Y E K N O M R G
    > A O Z C A R A O E T
    > E M D B O E E R G L
    > E S A B E I T R I B
    > O A R B N I T Z T E
    > I R H O B R A E G Y
    > A E A B H K S B T E
    > Z A A Y T A C R I E
    > L R Z E L A K A N I
    > 
    > Word List
    > 
    > cat
    > dog
    > horse
    > tiger
    > rabbit
    > monkey
    > zebra
    > lion
    > END
    Found lion at 0 3 to 0 0
    Found monkey at 1 7 to 1 2
    Found dog at 3 2 to 1 0
    Found zebra at 5 7 to 9 7
    Found tiger at 5 8 to 1 8
    Found horse at 7 4 to 3 0
    Found cat at 8 6 to 8 4
    Found rabbit at 9 1 to 4 6
    2> wordsearch: <stdin>:12: left out, not words of the list: Word List

# 717 Pasted, web: words directly below the spaced grid, each as long as a row or shorter; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > H O T H D D S D
    > G O D E C P O E
    > P K E N S T H E
    > S O S H A C A A
    > I E E O G C A U
    > N E G O D A A T
    > P A P I G O G G
    > D K C U D P G O
    > SHEEP
    > GOAT
    > DUCK
    > CAT
    > HEN
    > END
    Found HEN at 0 3 to 2 3
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DUCK at 7 4 to 7 1

# 718 Pasted, web: zero width spaces between letters; brute force over the letters that were pasted.
    UNIX> printf 'H\342\200\213O\342\200\213T\342\200\213H\342\200\213D\342\200\213D\342\200\213S\342\200\213D\nG\342\200\213O\342\200\213D\342\200\213E\342\200\213C\342\200\213P\342\200\213O\342\200\213E\nP\342\200\213K\342\200\213E\342\200\213N\342\200\213S\342\200\213T\342\200\213H\342\200\213E\nS\342\200\213O\342\200\213S\342\200\213H\342\200\213A\342\200\213C\342\200\213A\342\200\213A\nI\342\200\213E\342\200\213E\342\200\213O\342\200\213G\342\200\213C\342\200\213A\342\200\213U\nN\342\200\213E\342\200\213G\342\200\213O\342\200\213D\342\200\213A\342\200\213A\342\200\213T\nP\342\200\213A\342\200\213P\342\200\213I\342\200\213G\342\200\213O\342\200\213G\342\200\213G\nD\342\200\213K\342\200\213C\342\200\213U\342\200\213D\342\200\213P\342\200\213G\342\200\213O\n\nCAT\nDOG\nGOAT\nSHEEP\nHEN\nPIG\nDUCK\n' | wordsearch -
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1

# 719 Pasted, web, Chinese: ideographic spaces between; brute force over the letters that were pasted.
    UNIX> printf '春\343\200\200眠\343\200\200不\343\200\200觉\343\200\200晓\n处\343\200\200处\343\200\200闻\343\200\200啼\343\200\200鸟\n夜\343\200\200来\343\200\200风\343\200\200雨\343\200\200声\n花\343\200\200落\343\200\200知\343\200\200多\343\200\200少\n山\343\200\200中\343\200\200无\343\200\200甲\343\200\200子\n\n春眠\n风雨\n啼鸟\n知多少\n' | wordsearch -
    Found 春眠 at 0 0 to 0 1
    Found 啼鸟 at 1 3 to 1 4
    Found 风雨 at 2 2 to 2 3
    Found 知多少 at 3 2 to 3 4

# 720 Pasted, web: the source of a table is read without its tags; it has no words.
    UNIX> wordsearch - << 'END'
    > <table>
    > <tr><td>H</td><td>O</td><td>T</td><td>H</td><td>D</td><td>D</td><td>S</td><td>D</td></tr>
    > <tr><td>G</td><td>O</td><td>D</td><td>E</td><td>C</td><td>P</td><td>O</td><td>E</td></tr>
    > <tr><td>P</td><td>K</td><td>E</td><td>N</td><td>S</td><td>T</td><td>H</td><td>E</td></tr>
    > <tr><td>S</td><td>O</td><td>S</td><td>H</td><td>A</td><td>C</td><td>A</td><td>A</td></tr>
    > <tr><td>I</td><td>E</td><td>E</td><td>O</td><td>G</td><td>C</td><td>A</td><td>U</td></tr>
    > <tr><td>N</td><td>E</td><td>G</td><td>O</td><td>D</td><td>A</td><td>A</td><td>T</td></tr>
    > <tr><td>P</td><td>A</td><td>P</td><td>I</td><td>G</td><td>O</td><td>G</td><td>G</td></tr>
    > <tr><td>D</td><td>K</td><td>C</td><td>U</td><td>D</td><td>P</td><td>G</td><td>O</td></tr>
    > </table>
    > END
    2> wordsearch: <stdin>: end of file found after the grid, expected an empty line and the words, or a file of WORDS as the second operand
    exit 2

# 721 Pasted, web: middle dots between the letters; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > H·O·T·H·D·D·S·D
    > G·O·D·E·C·P·O·E
    > P·K·E·N·S·T·H·E
    > S·O·S·H·A·C·A·A
    > I·E·E·O·G·C·A·U
    > N·E·G·O·D·A·A·T
    > P·A·P·I·G·O·G·G
    > D·K·C·U·D·P·G·O
    > 
    > CAT, DOG, GOAT, SHEEP, HEN, PIG, DUCK
    > END
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1

# 722 Pasted, web: a JSON array of arrays; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > [
    >   ["H", "O", "T", "H", "D", "D", "S", "D"],
    >   ["G", "O", "D", "E", "C", "P", "O", "E"],
    >   ["P", "K", "E", "N", "S", "T", "H", "E"],
    >   ["S", "O", "S", "H", "A", "C", "A", "A"],
    >   ["I", "E", "E", "O", "G", "C", "A", "U"],
    >   ["N", "E", "G", "O", "D", "A", "A", "T"],
    >   ["P", "A", "P", "I", "G", "O", "G", "G"],
    >   ["D", "K", "C", "U", "D", "P", "G", "O"]
    > ]
    > 
    > CAT, DOG, GOAT, SHEEP, HEN, PIG, DUCK
    > END
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1

# 723 Pasted, web: a Python list of strings; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > grid = [
    >     "HOTHDDSD",
    >     "GODECPOE",
    >     "PKENSTHE",
    >     "SOSHACAA",
    >     "IEEOGCAU",
    >     "NEGODAAT",
    >     "PAPIGOGG",
    >     "DKCUDPGO"
    > ]
    > 
    > words = ["cat", "dog", "goat"]
    > END
    Found dog at 1 2 to 1 0
    Found cat at 3 5 to 5 7
    Found goat at 5 2 to 2 5
    Found dog at 5 4 to 5 2
    Found dog at 5 4 to 7 6
    2> wordsearch: <stdin>:1: left out, not words of the list: grid, words

# 724 Pasted, web: an array of C; brute force over the letters that were pasted.
    UNIX> printf 'cat\ndog\ngoat\nduck\n' > words; wordsearch - words << 'END'
    > char grid[8][8] = {
    >   {'H','O','T','H','D','D','S','D'},
    >   {'G','O','D','E','C','P','O','E'},
    >   {'P','K','E','N','S','T','H','E'},
    >   {'S','O','S','H','A','C','A','A'},
    >   {'I','E','E','O','G','C','A','U'},
    >   {'N','E','G','O','D','A','A','T'},
    >   {'P','A','P','I','G','O','G','G'},
    >   {'D','K','C','U','D','P','G','O'}
    > };
    > END
    Found dog at 1 2 to 1 0
    Found cat at 3 5 to 5 7
    Found goat at 5 2 to 2 5
    Found dog at 5 4 to 5 2
    Found dog at 5 4 to 7 6
    Found duck at 7 4 to 7 1
    2> wordsearch: <stdin>: left out beside the grid: char grid[8][8] = {

# 725 Pasted, web: numbers of rows and columns from 1; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    >     1 2 3 4 5 6 7 8
    >  1  H O T H D D S D
    >  2  G O D E C P O E
    >  3  P K E N S T H E
    >  4  S O S H A C A A
    >  5  I E E O G C A U
    >  6  N E G O D A A T
    >  7  P A P I G O G G
    >  8  D K C U D P G O
    > 
    > CAT
    > DOG
    > GOAT
    > SHEEP
    > HEN
    > PIG
    > DUCK
    > END
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1
    2> wordsearch: <stdin>: labels of rows left out
    2> wordsearch: <stdin>:1: left out, not words of the list: 1 2 3 4 5 6 7 8

# 726 Pasted, web: letters above the columns, numbers before the rows; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    >    A B C D E F G H
    >  1 H O T H D D S D
    >  2 G O D E C P O E
    >  3 P K E N S T H E
    >  4 S O S H A C A A
    >  5 I E E O G C A U
    >  6 N E G O D A A T
    >  7 P A P I G O G G
    >  8 D K C U D P G O
    > 
    > CAT
    > DOG
    > GOAT
    > SHEEP
    > HEN
    > PIG
    > DUCK
    > END
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1
    2> wordsearch: <stdin>: labels of rows left out
    2> wordsearch: <stdin>:1: left out, not words of the list: A B C D E F G H

# 727 Pasted, web: R00 labels; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > R00 H O T H D D S D
    > R01 G O D E C P O E
    > R02 P K E N S T H E
    > R03 S O S H A C A A
    > R04 I E E O G C A U
    > R05 N E G O D A A T
    > R06 P A P I G O G G
    > R07 D K C U D P G O
    > 
    > CAT
    > DOG
    > GOAT
    > SHEEP
    > HEN
    > PIG
    > DUCK
    > END
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1
    2> wordsearch: <stdin>: labels of rows left out

# 728 Pasted, web: words with clues behind a dash; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > H O T H D D S D
    > G O D E C P O E
    > P K E N S T H E
    > S O S H A C A A
    > I E E O G C A U
    > N E G O D A A T
    > P A P I G O G G
    > D K C U D P G O
    > 
    > cat - says meow
    > dog - says woof
    > sheep - says baa
    > END
    Found dog at 1 2 to 1 0
    Found sheep at 2 4 to 6 0
    Found cat at 3 5 to 5 7
    Found dog at 5 4 to 5 2
    Found dog at 5 4 to 7 6
    2> wordsearch: <stdin>:10: left out, not words of the list: says meow, says woof, says baa

# 729 Pasted, web: lower case grid, capitals in the list, two files; brute force over the letters that were pasted.
    UNIX> printf 'CAT, DOG, HORSE, TIGER, RABBIT, MONKEY, ZEBRA, LION\n' > words; wordsearch - words << 'END'
    > noilotgort
    > goyeknomrg
    > aozcaraoet
    > emdboeergl
    > esabeitrib
    > oarbnitzte
    > irhobraegy
    > aeabhksbte
    > zaaytacrie
    > lrzelakani
    > END
    Found LION at 0 3 to 0 0
    Found MONKEY at 1 7 to 1 2
    Found DOG at 3 2 to 1 0
    Found ZEBRA at 5 7 to 9 7
    Found TIGER at 5 8 to 1 8
    Found HORSE at 7 4 to 3 0
    Found CAT at 8 6 to 8 4
    Found RABBIT at 9 1 to 4 6

# 730 Pasted, pdf -layout: form feed, indented, four columns, page number; brute force over the letters that were pasted.
    UNIX> printf '\f           Farm animals\n\n\n        N  O  I  L  O  T  G  O  R  T\n        G  O  Y  E  K  N  O  M  R  G\n        A  O  Z  C  A  R  A  O  E  T\n        E  M  D  B  O  E  E  R  G  L\n        E  S  A  B  E  I  T  R  I  B\n        O  A  R  B  N  I  T  Z  T  E\n        I  R  H  O  B  R  A  E  G  Y\n        A  E  A  B  H  K  S  B  T  E\n        Z  A  A  Y  T  A  C  R  I  E\n        L  R  Z  E  L  A  K  A  N  I\n\n\n   CAT         DOG         HORSE       TIGER\n   RABBIT      MONKEY      ZEBRA       LION\n\n\n        Page 1 of 2\n\f' | wordsearch -
    Found LION at 0 3 to 0 0
    Found MONKEY at 1 7 to 1 2
    Found DOG at 3 2 to 1 0
    Found ZEBRA at 5 7 to 9 7
    Found TIGER at 5 8 to 1 8
    Found HORSE at 7 4 to 3 0
    Found CAT at 8 6 to 8 4
    Found RABBIT at 9 1 to 4 6
    2> wordsearch: <stdin>:1: left out, not words of the list: Farm animals, Page 1 of 2

# 731 Pasted, pdf raw: joined rows, words a line each, page number, form feed (joined rows and joined words directly below are ambiguous, and refused); refused with the reason.
    UNIX> printf 'Animals\nNOILOTGORT\nGOYEKNOMRG\nAOZCARAOET\nEMDBOEERGL\nESABEITRIB\nOARBNITZTE\nIRHOBRAEGY\nAEABHKSBTE\nZAAYTACRIE\nLRZELAKANI\nCat\nDog\nHorse\nTiger\n12\n\f' | wordsearch -
    2> wordsearch: <stdin>:12: 3 cells found, expected 10 as in line 2 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    exit 2

# 732 Pasted, pdf: words to the right of the grid; brute force over the letters that were pasted.
    UNIX> printf 'H  O  T  H  D  D  S  D      CAT\nG  O  D  E  C  P  O  E      DOG\nP  K  E  N  S  T  H  E      GOAT\nS  O  S  H  A  C  A  A      SHEEP\nI  E  E  O  G  C  A  U      HEN\nN  E  G  O  D  A  A  T      PIG\nP  A  P  I  G  O  G  G      DUCK\nD  K  C  U  D  P  G  O      \n' | wordsearch -
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1

# 733 Pasted, pdf: three blanks between letters, empty lines between rows, words in a line; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > H   O   T   H   D   D   S   D
    > 
    > G   O   D   E   C   P   O   E
    > 
    > P   K   E   N   S   T   H   E
    > 
    > S   O   S   H   A   C   A   A
    > 
    > I   E   E   O   G   C   A   U
    > 
    > N   E   G   O   D   A   A   T
    > 
    > P   A   P   I   G   O   G   G
    > 
    > D   K   C   U   D   P   G   O
    > 
    > 
    > CAT   DOG   GOAT   SHEEP   HEN   PIG   DUCK
    > END
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1

# 734 Pasted, pdf: name line, title, instructions as a sentence; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > Name: ____________ Date: _______
    > On the farm
    > Find the words. They go in any direction.
    > H O T H D D S D
    > G O D E C P O E
    > P K E N S T H E
    > S O S H A C A A
    > I E E O G C A U
    > N E G O D A A T
    > P A P I G O G G
    > D K C U D P G O
    > 
    > CAT         DOG         GOAT
    > SHEEP       HEN         PIG
    > DUCK
    > END
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1
    2> wordsearch: <stdin>:1: left out, not words of the list: Name, Date, On the farm, Find the words. They go in any direction...

# 735 Pasted, pdf: a form feed between grid and list; brute force over the letters that were pasted.
    UNIX> printf 'H O T H D D S D\nG O D E C P O E\nP K E N S T H E\nS O S H A C A A\nI E E O G C A U\nN E G O D A A T\nP A P I G O G G\nD K C U D P G O\n\fWords\n\ncat\ndog\ngoat\nsheep\nhen\npig\nduck\n' | wordsearch -
    Found hen at 0 3 to 2 3
    Found dog at 1 2 to 1 0
    Found sheep at 2 4 to 6 0
    Found cat at 3 5 to 5 7
    Found goat at 5 2 to 2 5
    Found dog at 5 4 to 5 2
    Found dog at 5 4 to 7 6
    Found pig at 6 2 to 6 4
    Found duck at 7 4 to 7 1
    2> wordsearch: <stdin>:9: left out, not words of the list: Words

# 736 Pasted, csv: quoted cells, CR LF; brute force over the letters that were pasted.
    UNIX> printf 'CAT\r\nDOG\r\nGOAT\r\nSHEEP\r\nHEN\r\nPIG\r\nDUCK\r\n' > words; printf '"H","O","T","H","D","D","S","D"\r\n"G","O","D","E","C","P","O","E"\r\n"P","K","E","N","S","T","H","E"\r\n"S","O","S","H","A","C","A","A"\r\n"I","E","E","O","G","C","A","U"\r\n"N","E","G","O","D","A","A","T"\r\n"P","A","P","I","G","O","G","G"\r\n"D","K","C","U","D","P","G","O"\r\n' | wordsearch - words
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1

# 737 Pasted, csv: semicolons, as in German; brute force over the letters that were pasted.
    UNIX> printf 'F;Z;N;S;H;U;D;E;A\r\nV;E;L;K;D;H;V;L;K\r\nL;L;N;L;L;E;G;Ö;V\r\nE;M;S;D;R;E;F;P;S\r\nH;Z;A;U;S;F;S;N;H\r\nK;E;T;F;A;K;C;K;H\r\nZ;E;N;A;N;M;H;S;U\r\nS;E;H;Ü;K;D;A;H;N\r\nA;Z;A;Ü;E;U;F;L;D\r\n\r\nHund;Katze;Maus\r\nPferd;Kühe;Vögel\r\n' | wordsearch -
    Found Vögel at 2 8 to 2 4
    Found Pferd at 3 7 to 3 3
    Found Hund at 5 8 to 8 8
    Found Maus at 6 5 to 3 2
    Found Katze at 7 4 to 3 0
    Found Kühe at 7 4 to 7 1

# 738 Pasted, csv: a title row and words below with empty cells behind; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > Farm,,,,,,,
    > H,O,T,H,D,D,S,D
    > G,O,D,E,C,P,O,E
    > P,K,E,N,S,T,H,E
    > S,O,S,H,A,C,A,A
    > I,E,E,O,G,C,A,U
    > N,E,G,O,D,A,A,T
    > P,A,P,I,G,O,G,G
    > D,K,C,U,D,P,G,O
    > ,,,,,,,
    > CAT,,,,,,,
    > DOG,,,,,,,
    > GOAT,,,,,,,
    > SHEEP,,,,,,,
    > HEN,,,,,,,
    > PIG,,,,,,,
    > DUCK,,,,,,,
    > END
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1
    2> wordsearch: <stdin>:1: left out, not words of the list: Farm

# 739 Pasted, csv: words in a column beside the grid; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > H,O,T,H,D,D,S,D,,CAT
    > G,O,D,E,C,P,O,E,,DOG
    > P,K,E,N,S,T,H,E,,GOAT
    > S,O,S,H,A,C,A,A,,SHEEP
    > I,E,E,O,G,C,A,U,,HEN
    > N,E,G,O,D,A,A,T,,PIG
    > P,A,P,I,G,O,G,G,,DUCK
    > D,K,C,U,D,P,G,O,,
    > END
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1

# 740 Pasted, csv: an empty cell in the grid; refused with the reason.
    UNIX> printf 'cat\n' > words; wordsearch - words << 'END'
    > H,O,T,H,D,D,S,D
    > G,O,D,E,C,P,O,E
    > P,K,E,N,S,T,H,E
    > S,O,S,H,,C,A,A
    > I,E,E,O,G,C,A,U
    > N,E,G,O,D,A,A,T
    > P,A,P,I,G,O,G,G
    > D,K,C,U,D,P,G,O
    > END
    2> wordsearch: <stdin>:4: 'S,O,S,H,,C,A,A' found, expected 8 cells as in line 5 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    exit 2

# 741 Pasted, csv: an empty row and an empty column before the grid; brute force over the letters that were pasted.
    UNIX> printf 'CAT\nDOG\nGOAT\nSHEEP\nHEN\nPIG\nDUCK\n' > words; wordsearch - words << 'END'
    > ,,,,,,,,
    > ,H,O,T,H,D,D,S,D
    > ,G,O,D,E,C,P,O,E
    > ,P,K,E,N,S,T,H,E
    > ,S,O,S,H,A,C,A,A
    > ,I,E,E,O,G,C,A,U
    > ,N,E,G,O,D,A,A,T
    > ,P,A,P,I,G,O,G,G
    > ,D,K,C,U,D,P,G,O
    > END
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1

# 742 Pasted, spreadsheet: byte order mark, tabs, CR LF, empty cells behind the words; brute force over the letters that were pasted.
    UNIX> printf '\357\273\277H\tO\tT\tH\tD\tD\tS\tD\r\nG\tO\tD\tE\tC\tP\tO\tE\r\nP\tK\tE\tN\tS\tT\tH\tE\r\nS\tO\tS\tH\tA\tC\tA\tA\r\nI\tE\tE\tO\tG\tC\tA\tU\r\nN\tE\tG\tO\tD\tA\tA\tT\r\nP\tA\tP\tI\tG\tO\tG\tG\r\nD\tK\tC\tU\tD\tP\tG\tO\r\n\t\t\t\t\t\t\t\r\nCAT\t\t\t\t\t\t\t\r\nDOG\t\t\t\t\t\t\t\r\nGOAT\t\t\t\t\t\t\t\r\nSHEEP\t\t\t\t\t\t\t\r\nHEN\t\t\t\t\t\t\t\r\nPIG\t\t\t\t\t\t\t\r\nDUCK\t\t\t\t\t\t\t\r\n' | wordsearch -
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1

# 743 Pasted, spreadsheet: saved as UTF-16; it is read, and what is missing is its list.
    UNIX> printf '\377\376\110\000\011\000\117\000\011\000\124\000\011\000\110\000\011\000\104\000' | wordsearch -
    2> wordsearch: <stdin>: end of file found after the grid, expected an empty line and the words, or a file of WORDS as the second operand
    exit 2

# 744 Pasted, markdown: a table whose head has numbers, words as check boxes; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > # Farm
    > 
    > | | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 |
    > |---|---|---|---|---|---|---|---|---|
    > | 1 | H | O | T | H | D | D | S | D |
    > | 2 | G | O | D | E | C | P | O | E |
    > | 3 | P | K | E | N | S | T | H | E |
    > | 4 | S | O | S | H | A | C | A | A |
    > | 5 | I | E | E | O | G | C | A | U |
    > | 6 | N | E | G | O | D | A | A | T |
    > | 7 | P | A | P | I | G | O | G | G |
    > | 8 | D | K | C | U | D | P | G | O |
    > 
    > ## Words
    > 
    > - [ ] CAT
    > - [ ] DOG
    > - [ ] GOAT
    > - [ ] SHEEP
    > - [ ] HEN
    > - [ ] PIG
    > - [ ] DUCK
    > END
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1
    2> wordsearch: <stdin>: labels of rows left out
    2> wordsearch: <stdin>:3: left out, not words of the list: 1, 2, 3, 4, 5, 6, 7, 8

# 745 Pasted, markdown: a table whose head is the first row; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > | H | O | T | H | D | D | S | D |
    > |:-:|:-:|:-:|:-:|:-:|:-:|:-:|:-:|
    > | G | O | D | E | C | P | O | E |
    > | P | K | E | N | S | T | H | E |
    > | S | O | S | H | A | C | A | A |
    > | I | E | E | O | G | C | A | U |
    > | N | E | G | O | D | A | A | T |
    > | P | A | P | I | G | O | G | G |
    > | D | K | C | U | D | P | G | O |
    > 
    > **cat**, **dog**, **goat**, **duck**
    > END
    Found dog at 1 2 to 1 0
    Found cat at 3 5 to 5 7
    Found goat at 5 2 to 2 5
    Found dog at 5 4 to 5 2
    Found dog at 5 4 to 7 6
    Found duck at 7 4 to 7 1

# 746 Pasted, markdown: headings, a fence, a list; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > # Word Search
    > 
    > ```text
    > HOTHDDSD
    > GODECPOE
    > PKENSTHE
    > SOSHACAA
    > IEEOGCAU
    > NEGODAAT
    > PAPIGOGG
    > DKCUDPGO
    > ```
    > 
    > ## Words
    > 
    > * `CAT`
    > * `DOG`
    > * `GOAT`
    > * `SHEEP`
    > * `HEN`
    > * `PIG`
    > * `DUCK`
    > END
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1
    2> wordsearch: <stdin>:3: left out, not words of the list: text

# 747 Pasted, markdown: quoted lines; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > > H O T H D D S D
    > > G O D E C P O E
    > > P K E N S T H E
    > > S O S H A C A A
    > > I E E O G C A U
    > > N E G O D A A T
    > > P A P I G O G G
    > > D K C U D P G O
    > >
    > > cat, dog, goat
    > END
    Found dog at 1 2 to 1 0
    Found cat at 3 5 to 5 7
    Found goat at 5 2 to 2 5
    Found dog at 5 4 to 5 2
    Found dog at 5 4 to 7 6

# 748 Pasted, markdown: an indented block, words of numbers below a rule; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    >     HOTHDDSD
    >     GODECPOE
    >     PKENSTHE
    >     SOSHACAA
    >     IEEOGCAU
    >     NEGODAAT
    >     PAPIGOGG
    >     DKCUDPGO
    > 
    > ---
    > 
    > 1. cat
    > 2. dog
    > 3. goat
    > END
    Found dog at 1 2 to 1 0
    Found cat at 3 5 to 5 7
    Found goat at 5 2 to 2 5
    Found dog at 5 4 to 5 2
    Found dog at 5 4 to 7 6

# 749 Pasted, markdown: an empty head, then the rows; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > |   |   |   |   |   |   |   |   |
    > |---|---|---|---|---|---|---|---|
    > | H | O | T | H | D | D | S | D |
    > | G | O | D | E | C | P | O | E |
    > | P | K | E | N | S | T | H | E |
    > | S | O | S | H | A | C | A | A |
    > | I | E | E | O | G | C | A | U |
    > | N | E | G | O | D | A | A | T |
    > | P | A | P | I | G | O | G | G |
    > | D | K | C | U | D | P | G | O |
    > 
    > cat dog goat
    > END
    Found dog at 1 2 to 1 0
    Found cat at 3 5 to 5 7
    Found goat at 5 2 to 2 5
    Found dog at 5 4 to 5 2
    Found dog at 5 4 to 7 6
    2> wordsearch: <stdin>: cat dog goat as single words

# 750 Pasted, broken: a row that lacks a letter; refused with the reason.
    UNIX> wordsearch - << 'END'
    > H O T H D D S D
    > G O D E C P O E
    > P K E N S T H E
    > S O S H A C A A
    > I E E O G C A
    > N E G O D A A T
    > P A P I G O G G
    > D K C U D P G O
    > 
    > cat
    > dog
    > END
    2> wordsearch: <stdin>:5: 7 cells found, expected 8 as in line 1 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    exit 2

# 751 Pasted, broken: a joined row that is short, near the end; refused with the reason.
    UNIX> wordsearch - << 'END'
    > HOTHDDSD
    > GODECPOE
    > PKENSTHE
    > SOSHACAA
    > IEEOGCAU
    > NEGODAAT
    > PAPIG
    > DKCUDPGO
    > 
    > cat
    > dog
    > END
    2> wordsearch: <stdin>:7: 5 cells found, expected 8 as in line 1 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    exit 2

# 752 Pasted, broken: two letters touch; refused with the reason.
    UNIX> wordsearch - << 'END'
    > H O T H D D S D
    > G O D E C P O E
    > P K  N S T H E
    > S O S H A C A A
    > I E E O G C A U
    > N E G O D A A T
    > P A P I G O G G
    > D K C U D P G O
    > 
    > cat
    > dog
    > END
    2> wordsearch: <stdin>:3: 7 cells found, expected 8 as in line 4 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    exit 2

# 753 Pasted, no words: a list of a sentence; refused with the reason.
    UNIX> wordsearch - << 'END'
    > HOTHDDSD
    > GODECPOE
    > PKENSTHE
    > SOSHACAA
    > IEEOGCAU
    > NEGODAAT
    > PAPIGOGG
    > DKCUDPGO
    > 
    > Can you find all twenty words?
    > END
    2> wordsearch: no word found: Can you find all twenty words?; the words are longer than the grid
    exit 1

# 754 Pasted, files in the wrong order: the list is given first; brute force over the letters that were pasted.
    UNIX> printf 'HOTHDDSD\nGODECPOE\nPKENSTHE\nSOSHACAA\nIEEOGCAU\nNEGODAAT\nPAPIGOGG\nDKCUDPGO\n' > words; cat > puzzle << 'END'
    > CAT
    > DOG
    > GOAT
    > SHEEP
    > HEN
    > PIG
    > DUCK
    > END
    > wordsearch puzzle words
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6
    Found PIG at 6 2 to 6 4
    Found DUCK at 7 4 to 7 1
    2> wordsearch: words is read as the puzzle, puzzle as the words

# 755 Pasted, Hebrew: joined rows; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > שלום
    > אבגד
    > הוזח
    > טיכל
    > 
    > שלום
    > אוכל
    > END
    Found שלום at 0 0 to 0 3
    2> wordsearch: 1 of 2 words found; not found: אוכל

# 756 Pasted, Swedish: blanks and bars, words with numbers and clues lengths; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > | T | R | H | Å | K | Ä |
    > | L | B | Ö | H | B | B |
    > | Ä | T | Ä | K | Å | G |
    > | Å | S | K | Ä | T | L |
    > | T | R | T | Ö | Ö | Ä |
    > | Å | Ä | S | S | J | Ö |
    > 
    > 1) häst  2) sjö  3) älg  4) båt
    > END
    Found häst at 1 3 to 4 0
    Found båt at 1 4 to 3 4
    Found älg at 4 5 to 2 5
    Found sjö at 5 3 to 5 5

# 757 Pasted, Portuguese: accents in the grid, a title of letters with blanks; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > C A Ç A   P A L A V R A S
    > 
    > Ç Ã A O Ã A M M
    > Ã M M E A O O Ã
    > A C O R A Ç Ã O
    > P O P O E V R R
    > Ó Ã O Ã Ã C O E
    > O V O V M Ó I O
    > P O A E L A Ç Ç
    > O A O Ã M I L Ã
    > 
    > coração - mãe - pão - avó - limão
    > END
    Found coração at 2 1 to 2 7
    Found pão at 3 0 to 5 2
    Found pão at 3 2 to 5 0
    Found mãe at 5 4 to 3 4
    Found avó at 6 2 to 4 0
    Found limão at 7 6 to 7 2
    2> wordsearch: <stdin>:1: left out, not words of the list: C A Ç A, P A L A V R A S

# 758 Pasted, Markdown, words in one line with middle dots; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > H O T H D D S D
    > G O D E C P O E
    > P K E N S T H E
    > S O S H A C A A
    > I E E O G C A U
    > N E G O D A A T
    > P A P I G O G G
    > D K C U D P G O
    > 
    > CAT · DOG · GOAT · SHEEP · HEN
    > END
    Found HEN at 0 3 to 2 3
    Found DOG at 1 2 to 1 0
    Found SHEEP at 2 4 to 6 0
    Found CAT at 3 5 to 5 7
    Found GOAT at 5 2 to 2 5
    Found DOG at 5 4 to 5 2
    Found DOG at 5 4 to 7 6

# 759 Pasted, shape of dots, words above it, one a line; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > cat
    > horse
    > cow
    > 
    > ..CAT.
    > .HORSE
    > COW...
    > END
    Found cat at 0 2 to 0 4
    Found cow at 0 2 to 2 2
    Found horse at 1 1 to 1 5
    Found cow at 2 0 to 2 2

# 760 Pasted, notes: # directly below; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > T H I S
    > W A T S
    > O A H G
    > F G D T
    > # words
    > this
    > two
    > fat
    > that
    > END
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0

# 761 Pasted, notes: a number line directly below; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > T H I S
    > W A T S
    > O A H G
    > F G D T
    > 4
    > this
    > two
    > fat
    > that
    > END
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0
    2> wordsearch: <stdin>:5: left out, not words of the list: 4

# 762 Pasted, notes: words as long as a row directly below a spaced grid; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > T H I S
    > W A T S
    > O A H G
    > F G D T
    > that
    > this
    > two
    > fat
    > END
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0

# 763 Pasted, notes: the list above, a word a line; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > this
    > two
    > fat
    > that
    > 
    > T H I S
    > W A T S
    > O A H G
    > F G D T
    > END
    Found this at 0 0 to 0 3
    Found two at 0 0 to 2 0
    Found fat at 3 0 to 1 2
    Found that at 3 3 to 0 0

# 764 Pasted, notes: FARM, a title as long as the rows; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > FARM
    > 
    > COWX
    > PIGX
    > 
    > cow
    > pig
    > END
    Found cow at 0 0 to 0 2
    Found pig at 1 0 to 1 2
    2> wordsearch: <stdin>:1: left out, not words of the list: FARM

# 765 Pasted, notes: words as long as a row below a joined grid; refused with the reason.
    UNIX> wordsearch - << 'END'
    > THIS
    > WATS
    > OAHG
    > FGDT
    > that
    > this
    > two
    > END
    2> wordsearch: <stdin>:7: 3 cells found, expected 4 as in line 1 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    exit 2

# 766 Pasted, trial 5: words above the grid, one a line, then a joined grid; brute force over the letters that were pasted.
    UNIX> wordsearch - << 'END'
    > cat
    > dog
    > goat
    > sheep
    > hen
    > 
    > HOTHDDSD
    > GODECPOE
    > PKENSTHE
    > SOSHACAA
    > IEEOGCAU
    > NEGODAAT
    > PAPIGOGG
    > DKCUDPGO
    > END
    Found hen at 0 3 to 2 3
    Found dog at 1 2 to 1 0
    Found sheep at 2 4 to 6 0
    Found cat at 3 5 to 5 7
    Found goat at 5 2 to 2 5
    Found dog at 5 4 to 5 2
    Found dog at 5 4 to 7 6

# 767 Pasted, PDF: the foot of a page with an address is no list, though its OF is in the grid; the letters that were pasted
    UNIX> wordsearch - << 'END'
    >    C A T F
    >    O F X Q
    >    D O G Z
    >    Z Q X W
    > 
    >    cat   dog
    > 
    >    www.puzzles.example  Page 3 of 12
    > END
    Found cat at 0 0 to 0 2
    Found dog at 2 0 to 2 2
    2> wordsearch: <stdin>:8: left out, not words of the list: www.puzzles.example, Page 3 of 12

# 768 Words to the right of joined rows are no words, nor is what is below; a heading, a box or the apostrophe there is misread. The letters of 732.
    UNIX> printf '%s\n' 'HOTHDDSD   Words:' 'GODECPOE   [ ] CAT' 'PKENSTHE   [ ] dog' 'SOSHACAA   [ ] h’o' IEEOGCAU NEGODAAT PAPIGOGG DKCUDPGO '' pig | wordsearch --unique -
    > printf '%s\n' 'H O T H  • HOT' 'G O D E  • ICE CREAM' 'P K E N' 'T A C X' | wordsearch -
    Found h’o at 0 0 to 0 1
    Found dog at 1 2 to 1 0
    Found CAT at 3 5 to 5 7
    Found pig at 6 2 to 6 4
    Found HOT at 0 0 to 0 2
    2> wordsearch: <stdin>:1: left out, not words of the list: Words
    2> wordsearch: 1 of 2 words found; not found: ICE CREAM

# 769 A list of two columns directly below joined rows is taken for rows with words beside them, though one of its words is as long as a row. By hand.
    UNIX> printf '%s\n' HOTH GODE PKEN TACX 'hot   cat' 'pig   hen' | wordsearch -; printf '%s\n' HOTH GODE PKEN TACX 'cats  hot' | wordsearch -
    Found hot at 0 0 to 0 2
    Found hen at 0 3 to 2 3
    Found cat at 3 2 to 3 0
    Found hot at 0 0 to 0 2
    2> wordsearch: 3 of 4 words found; not found: pig
    2> wordsearch: 1 of 2 words found; not found: cats

# 770 Letters before the rows are labels: below a row that counts, with or without a column before it, set apart, before joined rows or with a sign; without any of these they are a column. By hand: CAT lies in the first column of letters below.
    UNIX> rows() { echo "$1"; printf '%s\n' 'C O W' 'A X Y' 'T Q Z' | awk -v by="$2" '{ print substr("ABC", NR, 1) by $0 }'; printf '\ncat\nabc\n'; }
    > rows '  1 2 3' ' ' | wordsearch -; rows '  A B C' ' ' | wordsearch -; for by in '  ' ': ' ' | '; do rows '' "$by" | wordsearch -; done 2>&1 | uniq -c | tr -s ' '
    > rows '' ' ' | tr -d ' ' | sed 's/^\(.\)\(COW\|AXY\|TQZ\)$/\1 \2/' | wordsearch -; rows '' ' ' | wordsearch -
    Found cat at 0 0 to 2 0
    Found cat at 0 0 to 2 0
     1 wordsearch: <stdin>: labels of rows left out
     1 Found cat at 0 0 to 2 0
     1 wordsearch: 1 of 2 words found; not found: abc
     1 wordsearch: <stdin>: labels of rows left out
     1 Found cat at 0 0 to 2 0
     1 wordsearch: 1 of 2 words found; not found: abc
     1 wordsearch: <stdin>: labels of rows left out
     1 Found cat at 0 0 to 2 0
     1 wordsearch: 1 of 2 words found; not found: abc
    Found cat at 0 0 to 2 0
    Found abc at 0 0 to 2 0
    Found cat at 0 1 to 2 1
    2> wordsearch: <stdin>: labels of rows left out
    2> wordsearch: <stdin>:1: left out, not words of the list: 1 2 3
    2> wordsearch: 1 of 2 words found; not found: abc
    2> wordsearch: <stdin>: labels of rows left out
    2> wordsearch: <stdin>:1: left out, not words of the list: A B C
    2> wordsearch: 1 of 2 words found; not found: abc
    2> wordsearch: <stdin>: labels of rows left out
    2> wordsearch: 1 of 2 words found; not found: abc

# 771 Numbers above letters, and eight letters that count above a grid or before it, are labels; digits above digits are a row. By hand.
    UNIX> printf '%s\n' '1 2 3' 'C O W' 'A X Y' 'T Q Z' '' cat | wordsearch -; printf '%s\n' '1 2 3' '4 5 6' '' 25 | wordsearch -
    > paste -d ' ' <(printf '%s\n' A B C D E F G H) <(printf '%s\n' C A T Q Q Q Q Q) <(printf '%s\n' X X X X X X X X) > eight; { cat eight; echo; echo cat; } | wordsearch -
    Found cat at 0 0 to 2 0
    Found 25 at 0 1 to 1 1
    Found cat at 0 0 to 2 0
    2> wordsearch: <stdin>:1: left out, not words of the list: 1 2 3
    2> wordsearch: <stdin>: labels of rows left out

# 773 A label with separators behind it, and nothing else, is a title; such a line once ended the program.
    UNIX> for line in '1 ,' '0: ;;'; do printf '%s\n' "$line" ABX CDX '' ab | wordsearch -; done
    Found ab at 0 0 to 0 1
    Found ab at 0 0 to 0 1
    2> wordsearch: <stdin>:1: left out, not words of the list: 1
    2> wordsearch: <stdin>:1: left out, not words of the list: 0

# 772 What stands in brackets behind a word is no part of it, unless it is a number, which is never one; also of a new puzzle. By hand.
    UNIX> printf '%s\n' 'CAT' 'OXX' 'WXX' '' 'cat (die Katze)' 'cow (3)' | wordsearch -; printf 'cat (Katze)\ndog\n' | wordsearch --generate 5 5 - --seed 1 | sed '1,/^$/d'
    Found cat at 0 0 to 0 2
    Found cow at 0 0 to 2 0
    cat
    dog
    2> wordsearch: <stdin>:5: left out, not words of the list: (die Katze)
    2> wordsearch: <stdin>:1: left out, not words of the list: (Katze)

# 947 Numbers without a blank behind them, in brackets or circles, and slashes do not part the words of a list. The lecture's four words each time.
    UNIX> lists=('1.this 2.two 3.fat 10.that' '(1)this (2)two\n3)fat 4)that' '①this ②two ③fat ⑳that' '❶this❷two❸fat❿that' 'this/two/fat / that')
    > for list in "${lists[@]}"; do printf "$list\n" | wordsearch data/wordsearch/grid4.txt - | cmp - <(wordsearch data/wordsearch/grid4.txt data/wordsearch/words4.txt) || echo "$list"; done; echo "${#lists[@]} lists"
    5 lists

# 774 What stands beside a list and is no word: a heading without a colon, a footer, meanings behind = and a dash, in full-width brackets, a heading over bullets. A word alone that is set apart is missing. Laid by hand.
    UNIX> printf '%s\n' CATX DOGX COWX >grid; for list in 'My Words\n\ncat\ndog\n\nSolution on page 9' 'cat = Katze\ndog = Hund' 'Katze – cat\nHund – dog' 'cat（猫）\ndog（犬）' 'Animals\n- cat\n- dog' 'cat\ndog\n\nemu' 'cat\n\ndog\n\nemu' 'Words,,\ncat,dog,cow\ncow,cat,emu' 'emu\ncat\ndog'; do printf "$list\n" | wordsearch grid - 2>&1 >/dev/null; done
    wordsearch: <stdin>:1: left out, not words of the list: My Words, Solution on page 9
    wordsearch: <stdin>:1: left out, not words of the list: Katze, Hund
    wordsearch: <stdin>:1: left out, not words of the list: Katze, Hund
    wordsearch: <stdin>:1: left out, not words of the list: （猫）, （犬）
    wordsearch: <stdin>:1: left out, not words of the list: Animals
    wordsearch: 2 of 3 words found; not found: emu
    wordsearch: 2 of 3 words found; not found: emu
    wordsearch: <stdin>:1: left out, not words of the list: Words
    wordsearch: 5 of 6 words found; not found: emu
    wordsearch: 2 of 3 words found; not found: emu

# 775 Romanian letters with a cedilla are those with a comma, either way. Laid by hand.
    UNIX> printf 'ȘIXȚX\n' >grid; printf 'şi\nşixţ\n' | wordsearch grid -; printf 'ŞIXŢX\n' >grid; printf 'și\nșixț\n' | wordsearch grid -
    Found şi at 0 0 to 0 1
    Found şixţ at 0 0 to 0 3
    Found și at 0 0 to 0 1
    Found șixț at 0 0 to 0 3

# 776 Two puzzles in one file: the larger is solved, and of the lines above it five are named, the others counted, with what to do. Laid by hand.
    UNIX> printf '%s\n' 'Puzzle 1' '' CATX DOGX COWX HENX '' cat dog '' 'Puzzle 2' '' GOATX SHEEP XXXXX XXXXX XXXXX '' goat sheep >two; wordsearch two
    Found goat at 0 0 to 0 3
    Found sheep at 1 0 to 1 4
    2> wordsearch: two:1: left out, not words of the list: Puzzle 1, CATX, DOGX, COWX, HENX, cat, dog, Puzzle 2

# 777 Before a colon is a word, if three lines or more have one and its meaning; else it is a heading. Laid by hand.
    UNIX> printf '%s\n' CATX DOGX HENX >grid; printf 'Cat: a pet\nDog: barks\nHen: lays eggs\nEmu： big\n' | wordsearch grid -; printf 'Pets: cat, dog\nFarm: hen\n' | wordsearch grid -
    Found Cat at 0 0 to 0 2
    Found Dog at 1 0 to 1 2
    Found Hen at 2 0 to 2 2
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found hen at 2 0 to 2 2
    2> wordsearch: <stdin>:1: left out, not words of the list: a pet, barks, lays eggs, big
    2> wordsearch: 3 of 4 words found; not found: Emu
    2> wordsearch: <stdin>:1: left out, not words of the list: Pets, Farm

# 778 A date above the grid is no row of it, though it has as many signs; laid by hand.
    UNIX> printf '%s\n' '[12/03/26, 18:22] Ana: puzzle' CATXXXXXX DOGXXXXXX HENXXXXXX '' cat dog hen | wordsearch - 2>/dev/null
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found hen at 2 0 to 2 2

# 779 A line with a number behind its words, directly below the list, is no word; a row of slashes is no grid. Laid by hand.
    UNIX> printf '%s\n' CATX DOGX HENX '' 'cat, dog' hen 'More on page 12' | wordsearch -; printf '%s\n' CATX/DOGX/HENX '' 'cat, dog' | wordsearch -
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found hen at 2 0 to 2 2
    2> wordsearch: <stdin>:7: left out, not words of the list: More on page 12
    2> wordsearch: <stdin>:1: '/' found in a single row, expected each row on a line of its own
    exit 2

# 781 Squares of two letters among single ones are one letter of the words; a full stop may end a row of letters. Laid by hand.
    UNIX> printf '%s\n' 'CH A T A' 'L K D E' 'E S U N' 'B V O R' '' chata chleb sak | wordsearch -; printf '%s\n' 'c, a, t, s.' 'd, o, g, y.' 'h, e, n, x.' '' cat dog hen | wordsearch -
    Found chata at 0 0 to 0 3
    Found chleb at 0 0 to 3 0
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found hen at 2 0 to 2 2
    2> wordsearch: 2 of 3 words found; not found: sak

# 782 A list above the grid is found with a footer below; labels on one line, emphasis, a chat's line behind the list, a conjunction before the last word, of which one is missing, and a solution below are none of its words. Laid by hand.
    UNIX> printf '%s\n' CATX DOGX HENX >grid; printf '%s\n' 'Find:' cat dog hens '' CATX DOGX HENS EMUX '' 'Good luck!' | wordsearch -
    > for list in '**Words:** cat; dog; hen' 'cat, dog and hen.' 'Mots: cat, dog, emu et hen:' 'Name: ____   Date: ____\n\ncat\ndog\nhen' 'cat\ndog\nhen\nThanks a lot' 'cat\ndog\n\nSolution to puzzle 7\n\nCAT.\nDOG.'; do printf "$list\n" | wordsearch grid - 2>&1 | grep -v Found; done
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found hens at 2 0 to 2 3
    wordsearch: <stdin>:1: left out, not words of the list: Words
    wordsearch: <stdin>:1: left out, not words of the list: and
    wordsearch: <stdin>:1: left out, not words of the list: Mots, et
    wordsearch: 3 of 4 words found; not found: emu
    wordsearch: <stdin>:1: left out, not words of the list: Name, Date
    wordsearch: <stdin>:4: left out, not words of the list: Thanks a lot
    wordsearch: <stdin>:4: left out, not words of the list: Solution to puzzle 7, CAT., DOG.
    2> wordsearch: <stdin>:1: left out, not words of the list: Find, Good luck!

# 783 A word of thanks below the list, several lines below it, and a heading in capitals above small words are none of the list; a word alone is missing. Laid by hand.
    UNIX> printf '%s\n' CATX DOGX HENX >grid; for list in 'cat\ndog\nhen\n\nThanks!' 'cat\ndog\nhen\n\nYours\nAnn' 'WORDS\ncat\ndog\nhen' 'cat\ndog\nhen\n\nemu' 'EMU\nCAT\nDOG'; do printf "$list\n" | wordsearch grid - 2>&1 | grep -v Found; done
    wordsearch: <stdin>:5: left out, not words of the list: Thanks!
    wordsearch: <stdin>:5: left out, not words of the list: Yours, Ann
    wordsearch: <stdin>:1: left out, not words of the list: WORDS
    wordsearch: 3 of 4 words found; not found: emu
    wordsearch: 2 of 3 words found; not found: EMU

# 785 An article before a word, with an apostrophe or a blank; titles over lists of several columns or of phrases; a heading with a capital over each part; a chat's line with a name; a solution drawn with dots. Laid by hand.
    UNIX> printf '%s\n' CATXEAU DOGXHEN EMUXANT >grid; for list in "l'eau\nun ant\nle cat\nune hen" 'Animaux\nle cat\nle dog\nle hen' 'Animals\ncat\ndog\n\nMore\nhen\nemu' 'cat, dog, emu\nAnn: so nice, thanks' 'CAT  DOG\nHEN\n\nSOLUTION\n\nC A T . . . .\nD O G . H E N\n. . . . . . .'; do printf "$list\n" | wordsearch --unique grid - 2>&1 | sed 's/ at .*//'; done
    wordsearch: <stdin>:1: left out, not words of the list: l', un, le, une
    wordsearch: <stdin>: l'eau as eau, un ant as ant, le cat as cat, une hen as hen
    Found cat
    Found eau
    Found hen
    Found ant
    wordsearch: <stdin>:1: left out, not words of the list: Animaux, le, le, le
    wordsearch: <stdin>: le cat as cat, le dog as dog, le hen as hen
    Found cat
    Found dog
    Found hen
    wordsearch: <stdin>:1: left out, not words of the list: Animals, More
    Found cat
    Found dog
    Found hen
    Found emu
    wordsearch: <stdin>:2: left out, not words of the list: Ann, so nice, thanks
    Found cat
    Found dog
    Found emu
    wordsearch: <stdin>:4: left out, not words of the list: SOLUTION, C A T . . . ., D O G . H E N
    Found CAT
    Found DOG
    Found HEN

# 786 Tags of forums and of pages are no part of the text, if it has the end of one; backticks and tildes are emphasis. Laid by hand.
    UNIX> printf '%s\n' '[b]My puzzle[/b]' '[code]' CATX DOGX HENX '[/code]' '[list]' '[*]cat' '[*]dog' '[/list]' | wordsearch -; printf '%s\n' '<table>' '<tr><td>C</td><td>A</td></tr>' '<tr><td>T</td><td>O</td></tr>' '</table>' '<ul><li>ca</li><li>ct</li></ul>' | wordsearch -; printf '%s\n' CATX DOGX | wordsearch --word '`cat`' --word '~~dog~~' -
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found ca at 0 0 to 0 1
    Found ct at 0 0 to 1 0
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    2> wordsearch: <stdin>:1: left out, not words of the list: My puzzle

# 787 The words of --word are all looked for, however they look; a title above a list that is much longer than the grid is named. Laid by hand.
    UNIX> printf '%s\n' CATX DOGX HENX >grid; wordsearch --word 'ice cream' --word CAT --word dog grid; { echo 'My title'; cat grid; echo; seq -f word%g 200; echo hen; } | wordsearch - 2>&1 | sed 's/; not found.*//'
    Found CAT at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    wordsearch: <stdin>:1: left out, not words of the list: My title
    Found hen at 2 0 to 2 2
    wordsearch: 1 of 201 words found
    2> wordsearch: 2 of 3 words found; not found: ice cream

# 788 A heading with as many characters as a row, directly below joined rows, begins the words. Laid by hand.
    UNIX> printf '%s\n' CATXXX DOGXXX HENXXX WORDS: cat dog | wordsearch -
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    2> wordsearch: <stdin>:4: left out, not words of the list: WORDS

# 789 Boxes before words, wide brackets and blanks, and a full stop of another script are no part of the words. Laid by hand.
    UNIX> printf '%s\n' CATX DOGX HENX ELKX '' '□cat（feline）　☐dog　○elk' '□hen' '' See you | wordsearch -; printf '%s\n' 猫犬鳥 XXX XXX '' '猫犬。' | wordsearch -
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found hen at 2 0 to 2 2
    Found elk at 3 0 to 3 2
    Found 猫犬 at 0 0 to 0 1
    2> wordsearch: <stdin>:6: left out, not words of the list: （feline）, See, you

# 790 A grid without comma and cedilla has the words of both; a grid with one has those with the other. Laid by hand.
    UNIX> printf '%s\n' TARA SOIM XXXX '' 'țară' 'şoim' | wordsearch -; printf '%s\n' ŢARĂ ŞOIM XSOX '' 'țară' 'șoim' | wordsearch -
    Found țară at 0 0 to 0 3
    Found şoim at 1 0 to 1 3
    Found țară at 0 0 to 0 3
    Found șoim at 1 0 to 1 3

# 791 Words behind a heading are no column of places, though the lines of a solution are below; a second heading is one, too. Laid by hand.
    UNIX> printf '%s\n' CATX DOGX HENX ELKX '' 'Words: cat, dog, hen, elk' '' 'cat: row 1, left' 'dog: row 2, left' | wordsearch -; printf '%s\n' CATX DOGX HENX ELKX '' 'Ann: look for cats: cat, dog' | wordsearch -
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found hen at 2 0 to 2 2
    Found elk at 3 0 to 3 2
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    2> wordsearch: <stdin>:6: left out, not words of the list: Words, cat, row 1, left, dog, row 2, left
    2> wordsearch: <stdin>:6: left out, not words of the list: Ann, look for cats

# 792 A short word on the grid by chance does not make a long line of text words. Laid by hand.
    UNIX> printf '%s\n' CATXX DOGXX HENXX ELKXX OWLXX '' cat dog '' 'From the large book of word searches, hen' | wordsearch -
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    2> wordsearch: <stdin>:10: left out, not words of the list: From the large book of word searches, hen

# 793 Words in capitals within a text are the list; one that is missing is named. Laid by hand.
    UNIX> printf '%s\n' CATXX DOGXX HENXX ELKXX OWLXX '' 'A CAT likes milk, and so, LION' 'does its HEN. It has ELK, DOG and' | wordsearch -
    Found CAT at 0 0 to 0 2
    Found DOG at 1 0 to 1 2
    Found HEN at 2 0 to 2 2
    Found ELK at 3 0 to 3 2
    2> wordsearch: <stdin>:7: left out, not words of the list: A CAT likes milk, and so, does its HEN. It has ELK, DOG and
    2> wordsearch: 4 of 5 words found; not found: LION

# 794 What is found on a line of its own is a word, however little of its paragraph is found; by hand
    UNIX> printf 'CATX\nDOGX\nPIGY\nHENZ\n' > grid; printf 'Animals\ncat\ncow\n\nhen\nowl\n' | wordsearch grid -
    Found cat at 0 0 to 0 2
    Found hen at 3 0 to 3 2
    2> wordsearch: <stdin>:1: left out, not words of the list: Animals
    2> wordsearch: 2 of 4 words found; not found: cow, owl

# 795 Rows are what has as many letters a line, whatever a wiki, LaTeX, Markdown or a scan puts between them. Laid by hand.
    UNIX> printf '%s\n' '{| class="x"' '| H || O || R || S || E' '|-' '| Q || C || A || T || Q' '|-' '| Q || D || O || G || Q' '|-' '| Q || E || L || K || Q' '|-' '| Q || H || E || N || Q' '|}' '* [[cat]]' '* [[elk]]' | wordsearch - 2>/dev/null
    > printf '%s\n' '\begin{tabular}{ccccc}' 'H & O & R & S & E \\' 'Q & C & A & T & Q \\' 'Q & D & O & G & Q \\' 'Q & E & L & K & Q \\' '\end{tabular}' '' '\item cat' '\item elk' '\item dog' | wordsearch - 2>/dev/null
    > printf '%s\n' '| | 1 | 2 | 3 | 4 | 5 |' '|---|---|---|---|---|---|' '| **1** | H | O | R | S | E |' '| **2** | Q | C | A | T | Q |' '| **3** | Q | D | O | G | Q |' '| **4** | Q | E | L | K | Q |' '| **5** | Q | H | E | N | Q |' '' cat elk | wordsearch - 2>/dev/null
    > printf '%s\n' 'H O  RS E Q Q W' '| Q C A T QV  R T' 'QD O G  Q V V V.' ' Q  E L K Q V V V' 'Q HE N Q V V V |' 'Q M E R L I N V' '' cat elk | wordsearch - 2>/dev/null
    Found cat at 1 1 to 1 3
    Found elk at 3 1 to 3 3
    Found cat at 1 1 to 1 3
    Found dog at 2 1 to 2 3
    Found elk at 3 1 to 3 3
    Found cat at 1 1 to 1 3
    Found elk at 3 1 to 3 3
    Found cat at 1 1 to 1 3
    Found elk at 3 1 to 3 3

# 796 A row of a scan that has lost a letter is named, not read past.
    UNIX> printf '%s\n' 'H O  RS E Q Q W' '| Q C A T QV  R T' 'QD O G  Q V V V.' ' QQ  E L K V V V' 'Q HE N Q V V V |' 'Q M E R L I N V' 'QX OW L Q Q' '' cat elk | wordsearch -; echo $?
    2
    2> wordsearch: <stdin>:7: 7 cells found, expected 8 as in line 1 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)

# 797 A screen reader's rows have a word before their number; a word that begins many lines is no part of the list. Laid by hand.
    UNIX> printf '%s\n' 'table with 3 rows' 'row 1  C  A  T  X' 'row 2  O  W  L  X' 'row 3  E  L  K  X' 'row 4  H  E  N  X' '' 'bullet cat' 'bullet elk' 'bullet hen' 'bullet cow' | wordsearch - | sort
    Found cat at 0 0 to 0 2
    Found elk at 2 0 to 2 2
    Found hen at 3 0 to 3 2
    2> wordsearch: <stdin>: labels of rows left out
    2> wordsearch: <stdin>:1: left out, not words of the list: table with 3 rows, bullet, bullet, bullet
    2> wordsearch: <stdin>: bullet cat as cat, bullet elk as elk, bullet hen as hen
    2> wordsearch: 3 of 4 words found; not found: bullet cow

# 798 What a chat has before a message is no part of a row; the message that begins the grid is a row. Laid by hand.
    UNIX> printf '%s\n' '[24/12/25, 18:04:11] Ann: CATXX' DOGXX HENXX ELKXX OWLXX '[24/12/25, 18:05:02] Ann: cat, dog, owl' '[24/12/25, 18:05:02] Bob: thanks' | wordsearch - 2>/dev/null
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found owl at 4 0 to 4 2

# 799 Places in brackets directly behind a word, a clue in quotes with a comma, a word that a hyphen divides. Laid by hand.
    UNIX> printf '%s\n' CATXX DOGXX HENXX ELKXX OWLXX '' 'CAT(1,1,E)' 'OWL(5,1,E)' | wordsearch - 2>/dev/null
    > printf '%s\n' CATXX DOGXX HENXX ELKXX OWLXX '' '{"word": "cat", "clue": "likes milk, and fish"},' '{"word": "owl", "clue": "eats mice, and flies"}' | wordsearch - 2>/dev/null
    > printf '%s\n' MOUSE DOGXX HENXX ELKXX OWLXX '' 'dog, hen, mou-' 'se, owl' | wordsearch - 2>/dev/null
    Found CAT at 0 0 to 0 2
    Found OWL at 4 0 to 4 2
    Found cat at 0 0 to 0 2
    Found owl at 4 0 to 4 2
    Found mouse at 0 0 to 0 4
    Found dog at 1 0 to 1 2
    Found hen at 2 0 to 2 2
    Found owl at 4 0 to 4 2

# 800 The headings of two columns are no words, nor is a translation beside its word; the gap behind a word's colon hides nothing. Laid by hand.
    UNIX> printf '%s\n' CATXX DOGXX HENXX ELKXX OWLXX '' 'Words;Wörter' 'cat;Katze' 'dog;Hund' 'hen;Henne' | wordsearch -
    > printf '%s\n' КОТШ СОВА ЛОСЬ РЫСЬ '' '1) кот tomcat' '2) рысь lynx' '3) слон elephant' | wordsearch -
    > printf '%s\n' CATXX DOGXX HENXX ELKXX OWLXX '' 'cat: ____' 'dog: ____' 'hen: ____' | wordsearch - 
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found hen at 2 0 to 2 2
    Found кот at 0 0 to 0 2
    Found рысь at 3 0 to 3 3
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found hen at 2 0 to 2 2
    2> wordsearch: <stdin>:7: left out, not words of the list: Words, Wörter, Katze, Hund, Henne
    2> wordsearch: <stdin>:6: left out, not words of the list: tomcat, lynx
    2> wordsearch: <stdin>: кот tomcat as кот, рысь lynx as рысь
    2> wordsearch: 2 of 3 words found; not found: слон elephant

# 801 Words to the left of the grid, labels on both sides, dots that lead to a meaning, headings behind full stops. Laid by hand.
    UNIX> printf '%s\n' 'cat    C A T X' 'dog    D O G X' '       H E N X' 'elk    E L K X' | wordsearch - 2>/dev/null
    > printf '%s\n' '   A B C D' '1  C A T X  1' '2  D O G X  2' '3  H E N X  3' '4  E L K X  4' '   A B C D' '' hen elk | wordsearch - 2>/dev/null
    > printf '%s\n' CATX DOGX HENX ELKX '' 'cat ..... chat' 'dog ..... chien' 'elk ..... élan' | wordsearch - 2>/dev/null
    > printf '%s\n' CATXX DOGXX HENXX ELKXX OWLXX '' 'C : cat. D : dog. E : elk, hen.' | wordsearch - 2>/dev/null
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found elk at 3 0 to 3 2
    Found hen at 2 0 to 2 2
    Found elk at 3 0 to 3 2
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found elk at 3 0 to 3 2
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found hen at 2 0 to 2 2
    Found elk at 3 0 to 3 2

# 802 More letters than a book has, and more files than a puzzle has.
    UNIX> { printf %b "\\xe"{5..8}"\\x"{8,9,a,b}{{0..9},{a..f}}"\\x"{8,9,a,b}{{0..9},{a..f}}; printf '\n\nword\n'; } | wordsearch -; touch one two three; wordsearch one two three
    2> wordsearch: more than 16000 different letters found, expected fewer
    2> wordsearch: 3 operands found, expected PUZZLE and WORDS, or one FILE; one by one: for f in one two three; do wordsearch "$f"; done
    exit 2

# 803 A line of separators alone is a rule, and a number twice is no row without letters.
    UNIX> printf '%s\n' '& &' '&' CAT DOG HEN '' cat | wordsearch -; printf '%s\n' '1 1' '2 2' CAT DOG HEN '' cat | wordsearch - 2>/dev/null
    Found cat at 0 0 to 0 2
    Found cat at 0 0 to 0 2

# 804 A pictograph before a word is a bullet, a colon heads what follows in scripts without blanks, a row of three spaced letters is a drawing, and what is in brackets alone a remark; of a sentence, what is found by chance is no word. Laid by hand.
    UNIX> printf '%s\n' ICEBERGX SALTXXXX SEAXXXXX XXXXXXXX '' '🔸 ice berg' '🔸 salt' '🐟 sea' '' 'For Ice Age at 8!' '' 'S E A' | wordsearch - 2>/dev/null
    > printf '%s\n' 画蛇添足 一二三四 五六七八 甲乙丙丁 '' '成语:画蛇添足、甲乙丙丁' | wordsearch -; printf '%s\n' CATX DOGX HENX ELKX '' cat dog '(or so they say)' | wordsearch -
    Found ice berg at 0 0 to 0 6
    Found salt at 1 0 to 1 3
    Found sea at 2 0 to 2 2
    Found 画蛇添足 at 0 0 to 0 3
    Found 甲乙丙丁 at 3 0 to 3 3
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    2> wordsearch: <stdin>:6: left out, not words of the list: 成语
    2> wordsearch: <stdin>:8: left out, not words of the list: (or so they say)

# 805 Middle dots between blanks part letters where one stands between every two; else they are empty squares, too. Laid by hand.
    UNIX> printf '%s\n' 'К · О · Т · А' 'С · О · Н · Б' 'Д · О · М · В' '' кот дом | wordsearch -; printf '%s\n' 'C · T' 'D O ·' 'H E N' '' cd hen | wordsearch -
    Found кот at 0 0 to 0 2
    Found дом at 2 0 to 2 2
    Found cd at 0 0 to 1 0
    Found hen at 2 0 to 2 2

# 158 A row's number and its sign may stand right before the letters. Laid by hand.
    UNIX> for sign in . ')' :; do printf "%s$sign%s\n" 1 CATXQ 2 ZDOGW 3 QWERT 4 PLMNB 5 VCXZA > grid; printf '\ncat\ndog\n' >> grid; wordsearch grid 2> /dev/null; done
    Found cat at 0 0 to 0 2
    Found dog at 1 1 to 1 3
    Found cat at 0 0 to 0 2
    Found dog at 1 1 to 1 3
    Found cat at 0 0 to 0 2
    Found dog at 1 1 to 1 3

# 159 A star at both ends of every row is a frame, which is said, with a row of stars above and below or without; in one row only it is a cell. Laid by hand.
    UNIX> printf '%s\n' '* * * * *' '* C A T *' '* X O Z *' '* D O G *' '* * * * *' '' cat dog > grid; wordsearch grid; sed '/C A T/s/^\*/B/' grid | wordsearch -
    Found cat at 0 0 to 0 2
    Found dog at 2 0 to 2 2
    Found cat at 1 1 to 1 3
    Found dog at 3 1 to 3 3
    2> wordsearch: grid: the frame around the rows left out

# 806 A chat's message behind the list is none of its words, though the sender's name is found by chance. Laid by hand.
    UNIX> printf '%s\n' CATXX DOGXX ANNXX OWLXX HENXX > grid; printf '%s\n' '[9:12] Ann Lee: Find: cat, dog, hen and owl' '[9:13] Ann Lee: Who is first wins' '[9:14] Ann Lee: Hurry up' | wordsearch grid - 2>/dev/null
    > printf '%s\n' '[9:12] Ann Lee: cat, dog, emu, hen and owl' '[9:13] Ann Lee: Who is first wins' '[9:14] Ann Lee: Hurry up' | wordsearch grid - 2>&1 | tail -1
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found owl at 3 0 to 3 2
    Found hen at 4 0 to 4 2
    wordsearch: 4 of 5 words found; not found: emu

# 807 A small word beside one in capitals is no part of it, though its letter stands before it on the grid; a longer one is. Laid by hand.
    UNIX> printf '%s\n' IGATTIXX FBIAGENT XXXXCANE > grid; printf '%s\n' 'Ecco il CANE, i GATTI, FBI agent' | wordsearch grid - 2>/dev/null
    Found GATTI at 0 1 to 0 5
    Found FBI agent at 1 0 to 1 7
    Found CANE at 2 4 to 2 7

# 808 A column of numbers beside the words, of their letters or of places, is none of them; on a grid of digits they are words. Laid by hand.
    UNIX> printf '%s\n' KATZEX HUNDXX HENNEX > grid; printf '%s\n' 'Nr;Wort;Seite' '1;Katze;10' '2;Hund;5' '3;Henne;12' | wordsearch grid - 2>/dev/null
    > printf '%s\n' 'Nr;Wort;Seite' '1;Katze;10' '2;Hund;5' '3;Henne;12' | wordsearch --unused grid - 2>/dev/null; printf '%s\n' 12345 67890 | wordsearch - <(echo '234, 987, 55') 2>&1
    Found Katze at 0 0 to 0 4
    Found Hund at 1 0 to 1 3
    Found Henne at 2 0 to 2 4
    Found 234 at 0 1 to 0 3
    Found 987 at 1 3 to 1 1
    wordsearch: 2 of 3 words found; not found: 55

# 809 A square of two letters may be the first of the first row, if the gap behind it is that of the others; two letters before a wider gap are a word beside the grid. Laid by hand.
    UNIX> printf '%s\n' 'NJ  I  V  A  K' ' U  T NJ  O  S' ' X  A  M  A  S' '' njiva konj | wordsearch -; printf '%s\n' 'ox    C A T X' '      D O G X' '      O X E N' | wordsearch - 2>/dev/null
    Found njiva at 0 0 to 0 3
    Found ox at 1 1 to 2 1
    Found ox at 2 0 to 2 1
    2> wordsearch: 1 of 2 words found; not found: konj

# 810 A heading in brackets at the head of a list, or with the colon or pause of its script, is no word; words in brackets before their meanings are. Laid by hand.
    UNIX> printf '%s\n' CATXX DOGXX HENXX ELKXX OWLXX > grid; printf '%s\n' '[Words]  cat, dog, elk,' '         owl, emu' | wordsearch --unused grid - 2>/dev/null; for colon in ՝ ፦ ፥ ៖ ᠄; do printf '%s\n' "Words$colon" cat dog emu | wordsearch --unused grid - 2>/dev/null; done; printf '%s\n' '[cat] a pet' '[emu] a bird' '[hen] a bird' | wordsearch grid - 2>/dev/null
    emu
    emu
    emu
    emu
    emu
    emu
    Found cat at 0 0 to 0 2
    Found hen at 2 0 to 2 2

# 811 A list with slashes, as far below the rows as these are from each other, is no row with a fault. Laid by hand.
    UNIX> printf '%s\n' 'C A T S' '' 'D O G Q' '' 'H E N S' '' 'Words: cats / dog / hens' | wordsearch - 2>/dev/null; printf '%s\n' 'C A T S' '' 'D O G Q' '' 'H EN S' '' 'cats / dog' | wordsearch - 2>&1
    Found cats at 0 0 to 0 3
    Found dog at 1 0 to 1 2
    Found hens at 2 0 to 2 3
    wordsearch: <stdin>:5: 'H EN S' found, expected 4 cells as in line 1 (dots may fill empty cells anywhere; words begin after one more empty line than between rows)
    exit 2

# 812 The solution drawn below the list with signs for the other letters is none of its words. Laid by hand.
    UNIX> printf '%s\n' CATII DOGIB HENXS > grid; for sign in + . '*' ' '; do printf '%s\n' CAT HEN '' Solution '' 'C A T + I' '+ + + I +' '+ O + + B' 'H E N + +' | sed "s/+/$sign/g" | wordsearch grid - 2>/dev/null; done
    Found CAT at 0 0 to 0 2
    Found HEN at 2 0 to 2 2
    Found CAT at 0 0 to 0 2
    Found HEN at 2 0 to 2 2
    Found CAT at 0 0 to 0 2
    Found HEN at 2 0 to 2 2
    Found CAT at 0 0 to 0 2
    Found HEN at 2 0 to 2 2

# 160 A sender's name stands before several messages, and is no word, though it is alone beside the first row and found by chance. Laid by hand.
    UNIX> printf '%s\n' '[26/11 07:52] Ann Lee: Good morning!! *' '[26/11 07:53] Ann Lee: C A T X X' 'D O G X X' 'A N N X X' 'O W L X X' 'H E N X X' '[26/11 07:53] Ann Lee: * cat' '* dog' '* owl' '* hen' '[26/11 08:11] Bob: found 3 haha' '[26/11 08:15] Ann Lee: Up, down and back' | wordsearch - 2>/dev/null
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found owl at 3 0 to 3 2
    Found hen at 4 0 to 4 2

# 162 A word and what it means in wide brackets are parted by a wide blank, and a heading may be in pointed ones. Laid by hand.
    UNIX> printf '%s\n' 'い　ぬ　と' 'か　ね　こ' 'う　し　み' '' '〈さがすことば〉' 'いぬ（犬）　ねこ（猫）' 'うし（牛）' > p; wordsearch p 2> said
    Found いぬ at 0 0 to 0 1
    Found ねこ at 1 1 to 1 2
    Found うし at 2 0 to 2 1

# 166 The next message of a chat is no row of the grid, though its heading has nearly as many letters; a single word behind a heading ends without its full stop. Laid by hand.
    UNIX> printf '%s\n' '12/06/2024 18:41 - Ann: WORDSEARCH' '' CATXX DOGXX ANNXX OWLXX HENXX '12/06/2024 18:41 - Ann: FIND' 'cat, dog' 'birds: owl.' 'hens: hen.' > p; wordsearch p 2> said
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found owl at 3 0 to 3 2
    Found hen at 4 0 to 4 2

# 184 Words stand on both sides of the rows, letters of two squares beside a column of words, IJ is one letter, and a letter in every second column a bar. Laid by hand.
    UNIX> printf '%s\n' '        C A T B C' 'cat     X D O G D' 'dog     H E N C D    hen' > p; wordsearch p 2> said
    > printf '%s\n' $'G\tFF\tA\tR\tB\t\tgaff' $'C\tH\tE\tN\tD\t\then' $'O\tW\tL\tB\tD\t\towl' > p; wordsearch p 2> said
    > printf '%s\n' 'K O N Ĳ N' 'W Ĳ N A B' '' konijn wijn > p; wordsearch p 2> said
    > printf '%s\n' 'C l A l T' 'D l O l G' 'H l E l N' '' cat dog hen > p; wordsearch p 2> said
    Found cat at 0 0 to 0 2
    Found dog at 1 1 to 1 3
    Found hen at 2 0 to 2 2
    Found hen at 1 1 to 1 3
    Found owl at 2 0 to 2 2
    Found konijn at 0 0 to 0 4
    Found wijn at 1 0 to 1 2
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found hen at 2 0 to 2 2

# 198 An article that the grid lacks is left out of each word, also where its letter stands before one by chance; words of one line behind a heading. Laid by hand.
    UNIX> printf '%s\n' LOURSX XCHATX XANEXX XTAURX OIEXXX '' "l'ours" 'le chat' "l'ane" 'le taur' "l'oie" > p; wordsearch p 2> said
    > printf '%s\n' CATXX DOGXX ANNXX OWLXX HENXX '' 'Words: cat dog owl hen' > p; wordsearch p 2> said
    Found ours at 0 1 to 0 4
    Found chat at 1 1 to 1 4
    Found ane at 2 1 to 2 3
    Found taur at 3 1 to 3 4
    Found oie at 4 0 to 4 2
    Found cat at 0 0 to 0 2
    Found dog at 1 0 to 1 2
    Found owl at 3 0 to 3 2
    Found hen at 4 0 to 4 2

# 206 Numbers in the digits of other scripts and with a hyphen; a line without one below them is none of the list; by hand.
    UNIX> printf '%s\n' cowxq zhenk vprts dbmjl fgyai '' '۱- cow' '۲- hen' '३. pig' '' 'answers next week' | wordsearch --unused -
    pig
    2> wordsearch: <stdin>:11: left out, not words of the list: answers next week

# 207 Half of a row's squares may have two letters, as in Welsh; articles of translations that are on the grid by chance are no words; by hand.
    UNIX> { printf '%s\n' 'CH LL A  B' 'C  D  E  F' 'G  H  I  FF' 'L  M  N  O' '' chllab cgl | wordsearch -; printf '%s\n' THEXQ HUNDK KATZE VOGEL '' 'the dog = der Hund' 'the cat = die Katze' 'the bird = der Vogel' | wordsearch -; } 2>/dev/null
    Found chllab at 0 0 to 0 3
    Found cgl at 1 0 to 3 0
    Found Hund at 1 0 to 1 3
    Found Katze at 2 0 to 2 4
    Found Vogel at 3 0 to 3 4

# 211 Numbers in circles before words of two letters beside the rows are no squares; emphasis ends before a remark; where most phrases have their last word alone on the grid, the article that is there by chance in one of them is no word; by hand.
    UNIX> { printf '%s\n' '바 하 딸 다      ③ 포도' '대 고 기 포      ④ 딸기' '하 복 래 도      ⑥ 나비' '가 비 나 고      ⑦ 복래' | wordsearch -; printf '%s\n' CATX XDOG HENX XXXX '' '**cat** (meows)' '- [ ] **hen** (lays)' | wordsearch -; printf '%s\n' QLAPINZ LESXXXW CHEVALX XVACHEW CANARDX XZWXQZX '' 'le lapin' 'un cheval' 'la vache' 'les canard' | wordsearch -; } 2>/dev/null
    Found 딸기 at 0 2 to 1 2
    Found 포도 at 1 3 to 2 3
    Found 복래 at 2 1 to 2 2
    Found 나비 at 3 2 to 3 1
    Found cat at 0 0 to 0 2
    Found hen at 2 0 to 2 2
    Found lapin at 0 1 to 0 5
    Found cheval at 2 0 to 2 5
    Found vache at 3 1 to 3 5
    Found canard at 4 0 to 4 5

# 212 A sentence behind a list that stands in a sentence is none of it, and what is left over does not count its last word; a short name with a full stop stays whole. By hand
    UNIX> { printf '%s\n' MILK JTEA XYHI '' 'Find: milk, juice and tea. The remaining letters spell something.' | wordsearch --left -; printf '%s\n' STGALLX BERNXXX BASELXX '' 'Bern, Basel, St. Gall' | wordsearch -; } 2>/dev/null
    JXYHI
    Found St. Gall at 0 0 to 0 5
    Found Bern at 1 0 to 1 3
    Found Basel at 2 0 to 2 4
