# Bash completion for spellscreen: options, and else files.
_spellscreen() {
    local cur=${COMP_WORDS[COMP_CWORD]} words=''
    case ${COMP_WORDS[COMP_CWORD - 1]}:$cur in
        *:-*) words='--svg --help --version' ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
}
complete -o default -F _spellscreen spellscreen
