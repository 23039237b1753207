# Xmllint takes the drawing for XML.
command -v xmllint > which || { echo 'skipped: there is no xmllint'; exit 77; }
wordsearch --svg data/wordsearch/music.txt data/wordsearch/music-words.txt | xmllint --noout - && echo good
