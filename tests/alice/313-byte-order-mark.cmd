# The byte order mark that some editors put in front is no part of the maze, in both forms; the answers without it.
{ printf '\xEF\xBB\xBF'; cat data/alice/text-4.txt; } > marked
alice marked | cmp - <(alice data/alice/text-4.txt) && echo same
{ printf '\xEF\xBB\xBF'; alice --compact data/alice/text-4.txt; } | alice | cmp - <(alice data/alice/text-4.txt) && echo same
printf '\xEF\xBB\xBF' | alice 2>&1
