# 597 A set: its sheets are not those of the next seeds with a number and no foot, its keys not the solutions of these, or a file is written when another cannot be.
    UNIX> gogen --generate --difficulty easy --time-limit 1000 --seed 3 --sets 3 -o class.svg; ls class*; letters() { grep -o '>[A-Y]</text' | tr -dc A-Y; }
    > for i in 1 2 3; do s=$((2 + i)); letters < class-$i.svg | cmp - <(gogen --generate --difficulty easy --time-limit 1000 --seed $s --svg --rules '' | letters) && grep -c ">$i  easy<" class-$i.svg; gogen --generate --difficulty easy --time-limit 1000 --seed $s | gogen --plain | tr -d '\n' >> solutions; done
    > letters < class-keys.svg | cmp - <(tr a-y A-Y < solutions) && echo keys; mkdir no-keys.svg; gogen --generate --difficulty easy --time-limit 1000 --seed 3 --sets 2 -o no.svg; ls -d no*; gogen --generate --sets 2
    class-1.svg
    class-2.svg
    class-3.svg
    class-keys.svg
    1
    1
    1
    keys
    no-keys.svg
    2> gogen: cannot write no-keys.svg: is a directory
    2> gogen: --sets found, expected -o FILE with it, as -o class.svg
    exit 2
