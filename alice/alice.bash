# Bash completion for alice: options, values that have names, and else files.
_alice() {
    local cur=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} words=''
    # To bash, --option= is two words and --option=value three.
    [[ $cur != = ]] || cur=''
    [[ $option != = ]] || option=${COMP_WORDS[COMP_CWORD - 2]}
    case $option:$cur in
        --difficulty:*) words='easy medium hard' ;;
        --paper:*) words='a4 letter' ;;
        --method:*) words='fast queue' ;;
        *:-*) words='--count --all --check --hint --json --draw --svg --puzzle --puzzles --sets --solution --paper --title --rules --compact --play --plain --from --generate
            --length --seed --hardest --difficulty --rounds --method --stats -o --help --version' ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
}
complete -o default -F _alice alice
