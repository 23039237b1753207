# Bash completion for tictactoe: options, values that have names, and else files.
_tictactoe() {
    local cur=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} words=''
    # To bash, --option= is two words and --option=value three.
    [[ $cur != = ]] || cur=''
    [[ $option != = ]] || option=${COMP_WORDS[COMP_CWORD - 2]}
    case $option:$cur in
        --level:*) words='easy medium hard' ;;
        --first:*) words='human computer' ;;
        --side:*) words='X O human computer' ;;
        --method:*) words='exact minimax alphabeta table' ;;
        *:-*) words='--play --first --level --two --misere --plain --seed --analyze --svg --side --method --table-depth
            --order --certificate --json --stats --audit -o --help --version' ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
}
complete -o default -F _tictactoe tictactoe
