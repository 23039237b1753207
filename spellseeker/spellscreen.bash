# Bash completion for spellscreen: options, values that have names, and else files.
_spellscreen() {
    local cur=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} words=''
    # To bash, --option= is two words and --option=value three.
    [[ $cur != = ]] || cur=''
    [[ $option != = ]] || option=${COMP_WORDS[COMP_CWORD - 2]}
    case $option:$cur in
        --grid:*) words='hex square4 square8' ;;
        --paper:*) words='a4 letter' ;;
        *:-*) words='--grid --svg --plain --paper --title --rules --dark -o --help --version' ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
}
complete -o default -F _spellscreen spellscreen
