# 447 As case 446, puzzles like those published (tests/gogen/*.txt), twelve of each kind; gogen_check judges the solutions
    UNIX> top=$(dirname "$(command -v gradeall)")/gogen; for list in uber hyper edges2 edges0; do head -n 12 "$top/$list.txt" | while read -r squares words; do echo "$squares" | fold -w 5 > board; echo >> board; sed -i "/^$/d" board; tr " " "\n" <<< "$words" > words; gogen board words | gogen_check board words; done | uniq -c | sed "s/^ */$list /"; done
    uber 12 a solution
    hyper 12 a solution
    edges2 12 a solution
    edges0 12 a solution
    2> gogen: not the only solution; --unique shows another
    2> gogen: not the only solution; --unique shows another
    2> gogen: not the only solution; --unique shows another
    2> gogen: not the only solution; --unique shows another
    2> gogen: not the only solution; --unique shows another
    2> gogen: not the only solution; --unique shows another
    2> gogen: not the only solution; --unique shows another
    2> gogen: not the only solution; --unique shows another
    2> gogen: not the only solution; --unique shows another
    2> gogen: not the only solution; --unique shows another
    2> gogen: not the only solution; --unique shows another
    2> gogen: not the only solution; --unique shows another
