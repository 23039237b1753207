# Shared code stands once, in dond/; the other folders have symbolic links to it, which git stores as such (mode 120000),
# and no two regular files of program code have the same bytes; git's index is the judge
cd "$(dirname "$(command -v gradeall)")/.." || exit
[ -e .git ] || { echo 'skipped: there is no git checkout'; exit 77; }
code() { git ls-files -s -- '*.cpp' '*.h' ':!tests'; }
code | grep -E '/(shell|svg_document)\.(cpp|h)$' | grep -v 'dond/' | cut -c 1-6 | sort | uniq -c | grep -v 120000
code | grep '^100644' | cut -d ' ' -f 2 | sort | uniq -d
find . -path './build*' -prune -o -name '*.cpp' -type l ! -exec test -e {} \; -print
echo compared
