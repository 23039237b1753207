# Same name, same bytes: the files that the programs share are copies in each folder that needs them; cmp is the judge
cd "$(dirname "$(command -v gradeall)")/.." || exit
for name in arguments text memory progress atomic_file; do
    for file in ./*/$name.h ./*/$name.cpp; do
        cmp "wordsearch/${file##*/}" "$file"
    done
done
echo compared
