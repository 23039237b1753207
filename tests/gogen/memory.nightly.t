# 418 no function leaks, on success or on failure; valgrind
    UNIX> need valgrind || exit 77; need --without __asan_init gogen || exit 77
    > for section in "solve data/gogen/short_hard_words.txt data/gogen/short_hard_board.txt data/gogen/easy_board.txt" "words nowhere data/gogen/easy_words.txt" "boards nowhere data/gogen/short_hard_board.txt" "examples data/gogen/easy_board.txt" "save data/gogen/easy_board.txt copy"; do
    >     valgrind -q --leak-check=full --show-leak-kinds=all --error-exitcode=9 gogen_exam $section >log || echo "leaks: $section"
    > done; echo done
    done
