# Bash completion for gogen: options, values that have names, and else files.
_gogen() {
    local cur=${COMP_WORDS[COMP_CWORD]} words=''
    case ${COMP_WORDS[COMP_CWORD - 1]}:$cur in
        --difficulty:*) words='easy medium hard' ;;
        *:-*) words='-o --check --count --unique --steps --svg --generate --seed --givens --words --difficulty
            --minimal --board --words-out --help --version' ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
}
complete -o default -F _gogen gogen
