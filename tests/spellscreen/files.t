# 185 an error in the middle of a large output; the system names the reason
    UNIX> spellgen --seed 1 300 300 5 | spellscreen --svg >/dev/full
    2> spellscreen: cannot write standard output: no space left on device
    exit 2
