# Bash completion for wordsearch: options, values that have names, and else files.
_wordsearch() {
    local cur=${COMP_WORDS[COMP_CWORD]} words=''
    case ${COMP_WORDS[COMP_CWORD - 1]}:$cur in
        --method:*) words='words lengths prefix fast' ;;
        *:-*) words='--method --min-length --ignore-case --unique --stats --count --unused --show --svg
            --generate --seed --directions --help --version' ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
}
complete -o default -F _wordsearch wordsearch
