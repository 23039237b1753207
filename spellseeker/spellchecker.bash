# Bash completion for spellchecker: options, and else files.
_spellchecker() {
    local cur=${COMP_WORDS[COMP_CWORD]} words=''
    case ${COMP_WORDS[COMP_CWORD - 1]}:$cur in
        *:-*) words='--longest --time-limit --memory --help --version' ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
}
complete -o default -F _spellchecker spellchecker
