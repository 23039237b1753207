
# 176 an option that a sibling has is shown where it is; the error convention
    UNIX> spellseeker --svg data/spell/example.txt
    2> spellseeker: --svg found, expected it as in: spellseeker board | spellscreen --svg >path.svg
    exit 2
