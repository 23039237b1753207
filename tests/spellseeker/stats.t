# 152 a grid without cells has an empty path; spellchecker's rules
    UNIX> printf -- '--\n--\n' | spellseeker
    --
    --
    PATH

# 153 one cell is a path of length 1; lab text
    UNIX> printf -- '--\n-A\n' | spellseeker
    --
    -A
    PATH
    1 1
