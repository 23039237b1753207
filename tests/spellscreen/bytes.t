# 121 Every byte that can be a cell, in rows of 16; "." for white space. The one empty cell is "-" itself.
    UNIX> for ((n = 0; n < 256; ++n)); do
    >     byte=$(printf %02x $((n == 32 || n >= 9 && n <= 13 ? 46 : n)))
    >     printf "\\x$byte"
    >     ((n % 16 < 15)) || echo
    > done >board
    > for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
    right: 255 boxes, 0 on the path, 0 lines
    right: 255 boxes, 0 on the path, 0 lines

# 123 backslashes, drawn by jgraph; the pixels
    UNIX> need jgraph gs || exit 77
    > for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14; do printf '%s\n' '\:\(\)\*\ \%\{\}\#\\' | tr -d ' '; done >board
    > spellscreen --dark board | jgraph | ppm crop 144 | spellscreen_pixels board 144 dpi
    right: 266 boxes, 0 on the path, 266 labels

# 124 words that jgraph would obey are letters; the pixels
    UNIX> need jgraph gs || exit 77
    > printf 'include\nshell:t\n(*touch\n)shell:\n-shell-\n' >board
    > spellscreen --dark board | jgraph | ppm crop 144 | spellscreen_pixels board 144 dpi
    > ls
    right: 33 boxes, 0 on the path, 33 labels
    board
    data

# 125 words that jgraph or a shell would obey are letters; spellscreen_check
    UNIX> printf 'include\nshell:t\n(*touch\n)shell:\n-shell-\n' >board
    > for options in '' --svg; do spellscreen $options board >picture && spellscreen_check board picture; done
    right: 33 boxes, 0 on the path, 0 lines
    right: 33 boxes, 0 on the path, 0 lines

# 126 characters that XML would obey; spellscreen_check
    UNIX> printf '<a>&"/\n]]>&#0\n' >board
    > spellscreen --svg board >picture && spellscreen_check board picture
    right: 12 boxes, 0 on the path, 0 lines
