# Bash completion for wordsearch: options, values that have names, and else files.
_wordsearch() {
    local cur=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} words=''
    # To bash, --option= is two words and --option=value three.
    [[ $cur != = ]] || cur=''
    [[ $option != = ]] || option=${COMP_WORDS[COMP_CWORD - 2]}
    case $option:$cur in
        --method:*) words='fast words lengths prefix' ;;
        --difficulty:* | --directions:*) words='easy medium hard' ;;
        --clues:*) words='left right' ;;
        --paper:*) words='a4 letter' ;;
        *:-*) words='--word --unique --min-length --lecture --method --stats --count
            --unused --left --hint --show --svg --json --generate --difficulty --directions --shape --lower --seed --solution --clues --avoid --message --puzzles --sets --paper --title --rules -h -o --help --version' ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
}
complete -o default -F _wordsearch wordsearch
