# arguments that are strange; messages are ours
spellpath $'no\nsuch\x7ffile'; echo code $?
spellpath ''; echo code $?
spellpath -l; echo code $?
spellpath --time-limit -0 data/spell/example.txt; echo code $?
