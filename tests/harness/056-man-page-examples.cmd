# The examples of a page, laid out as README's transcripts are.
for page in "$(dirname "$(command -v gradeall)")"/../*/*.1; do
    sed -n '/^\.Bd -literal/,/^\.Ed/ { /^\.Ed/ { s/.*//; p; d; }; /^\./d; s/^\\&//; s/\\-/-/g; s/\\(aq/'\''/g; s/\\e/\\/g; s/^\$ /UNIX> /; s/^/    /; p }' "$page" > page.txt
    mkdir here && (cd here && PATH=$GRADESCRIPT_BUILD/bin:/usr/bin:/bin "$(command -v transcripts)" ../page.txt) | diff page.txt -
    rm -r here
    echo "${page##*/}: $(grep -c '^    UNIX> ' page.txt)"
done
