# every transcript of README, of which there are twenty or more, is what the programs print with build/bin alone on the PATH; README
readme=$(dirname "$(command -v gradeall)")/../README.md
PATH=$GRADESCRIPT_BUILD/bin:/usr/bin:/bin "$(command -v transcripts)" "$readme" | diff "$readme" - && [[ $(grep -c UNIX "$readme") -ge 20 ]] && echo 'as printed'
