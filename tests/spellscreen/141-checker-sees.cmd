# the checker sees changes; each change must be found
{ tr AB 23 <data/spell/easy-3x4.txt; printf 'PATH\n0 1\n0 0\n1 1\n1 2\n1 3\n2 3\n'; } >board
spellscreen board >right
for fault in 's/0.7 0.7 1/1 0.7 0.7/' 's/: 3$/: 2/' '2s/^/shell : ls\n/' 's/: 3$/&\\/' '$!{/copycurve/{s/.*//;:a;n;ba}}' 's/0.9 0.9/0.8 0.8/'; do
    sed "$fault" right >wrong
    spellscreen_check board wrong
done
true
