# Bash completion for gogen: options, values that have names, and else files.
_gogen() {
    local cur=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} words=''
    # To bash, --option= is two words and --option=value three.
    [[ $cur != = ]] || cur=''
    [[ $option != = ]] || option=${COMP_WORDS[COMP_CWORD - 2]}
    case $option:$cur in
        --difficulty:*) words='easy medium hard' ;;
        --method:*) words='masks fast' ;;
        --paper:*) words='a4 letter' ;;
        *:-*) words='--solve --plain --method --stats --hint --check --count --unique --steps --masks --play --svg --puzzle --json
            --generate --seed --givens --words --difficulty --minimal --time-limit --solution --puzzles --sets --paper --title --rules -o --help --version' ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
}
complete -o default -F _gogen gogen
