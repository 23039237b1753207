# 056 The examples of a page, laid out as README's transcripts are.
    UNIX> for page in "$(dirname "$(command -v gradeall)")"/../*/*.1; do
    >     sed -n '/^\.Bd -literal/,/^\.Ed/ { /^\.Ed/ { s/.*//; p; d; }; /^\./d; s/^\\&//; s/\\-/-/g; s/\\(aq/'\''/g; s/\\e/\\/g; s/^\$ /UNIX> /; s/^/    /; p }' "$page" > page.txt
    >     mkdir here && (cd here && PATH=$GRADESCRIPT_BUILD/bin:/usr/bin:/bin "$(command -v transcripts)" ../page.txt) | diff page.txt -
    >     rm -r here
    >     echo "${page##*/}: $(grep -c '^    UNIX> ' page.txt)"
    > done
    alice.1: 8
    chomp.1: 4
    dond.1: 4
    gogen.1: 5
    spellpath.1: 4
    spellchecker.1: 4
    spellgen.1: 2
    spellscreen.1: 3
    spellseeker.1: 3
    tictactoe.1: 5
    wordsearch.1: 7

