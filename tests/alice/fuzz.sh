# shellcheck shell=bash disable=SC2034,SC2154 # tests/fuzz reads this; `data` is the folder of sample files

reader_alice() { words=(alice --all) samples=("$data"/alice/{text-*,3x3,dead-ends}.txt); }

reader_alice-compact() {
    local name
    words=(alice --all) samples=(compact-{text-1,text-3,text-4,3x3})
    for name in "${samples[@]}"; do alice --compact "$data/alice/${name#compact-}.txt" >"$name"; done
    printf 'SR047 - w\n# typed by hand\n\ny0  b26 g\n' >compact-typed
    samples+=(compact-typed)
}

reader_alice-check() {
    words=(alice --check - "$data/alice/text-2.txt") samples=(walks)
    alice --all "$data/alice/text-2.txt" >walks
}
