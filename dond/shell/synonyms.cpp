// Two tables, of what other programs call options and operands, and how they are read.
#include "synonyms.h"

#include "files.h"
#include "text.h"

#include <span>

namespace shell {

namespace {

// What people ask for: its names in other programs; and its names here, of which a program may have some or
// none, or else a sentence, for one program if that is named. Names of one letter, except -n, mean too many
// things to be guessed.
struct Wish {
    std::string_view theirs, answer;
};

// The names here mean the same, value and all; without any, what is asked needs no option.
constexpr Wish same_wishes[] = {
    {"--plain --ascii --text --raw --simple --screen-reader", "--plain"},
    {"--missing --not-found --unfound --absent", "--unused"},
    {"--leftover --left-over --leftovers --remaining --secret --hidden --secret-message", "--left"},
    {"--level --difficulty --strength --skill", "--level --difficulty"},
    {"--easy", "--level=easy --difficulty=easy"},
    {"--medium", "--level=medium --difficulty=medium"},
    {"--hard", "--level=hard --difficulty=hard"},
    {"--instructions --description", "--rules"},
    {"--heading --header --caption --name", "--title"},
    {"--explain --why --reasons --show-steps --walkthrough --trace", "--steps"},
    {"--hint --tip --help-me --best --best-move --next-move --suggest", "--hint --analyze"},
    {"--hint --best --best-move --next-move --suggest", ""},
    {"--second --computer-first --computer-begins", "--first=computer"},
    {"--two-players --2p --pvp --multiplayer", "--two"},
    {"--interactive --game --tui --gui --new-game", "--play"},
    {"--new --create --make --random --gen", "--generate"},
    {"--answers --answer --key --keys --with-solution --show-solution --show-answers", "--solution"},
    {"--path", "spellpath: spellseeker prints a longest path"},
    {"--path --way --route --solvable --has-solution", ""},
    {"--find --search", "--word"},
    {"--run --find", "--solve"},
    {"--solve --winner --who-wins --result --value --evaluate --eval", "--analyze"},
    {"--solve --run --find --winner --who-wins --result --quiet --silent --no-color --no-colour", ""},
    {"--verify --validate --judge", "--check"},
    {"--analyse", "--analyze"},
    {"--neighbours --neighbors --adjacency --connectivity", "--grid"},
    {"--algorithm --solver --engine --strategy --algo", "--method"},
    {"--page --page-size --paper-size --pagesize", "--paper"},
    {"--fraction --rational", "--exact"},
    {"--player --turn --to-move", "--side"},
    {"--timeout --max-time --time", "--time-limit"},
    {"--random-seed --rand --srand", "--seed"},
    {"--verbose --debug --info --statistics --timing --benchmark", "--stats"},
};

// The names here are only near what is asked; looked up after those that mean the same.
constexpr Wish near_wishes[] = {
    {"--format --output-format --as --to --type", "--json --svg --plain"},
    {"--json --csv --tsv --xml --yaml --machine", "--json"},
    {"--pdf --png --image --picture --print --draw --render", "--draw --svg"},
    {"--svg --pdf --png --image --picture --print --draw --render", "spellscreen --svg draws a path"},
    {"--plain --ascii --text --raw --simple --screen-reader", "what it prints is text without an option"},
    {"--lang --language --locale", "letters may be of any language, and messages are English"},
    {"--explain --why --reasons --show-steps --walkthrough --trace --proof",
     "--steps --hint --certificate --longest --all"},
    {"--count --number --copies --sheets --puzzles --sets -n", "--sets --puzzles --count"},
    {"--play --interactive --game --tui --gui --new-game",
     "alice, chomp, gogen and tictactoe are those to play"},
    {"--generate --new --create --make --random --gen", "--play"},
    {"--show", "--solution --draw"},
    {"--show --solution", "spellpath: spellseeker prints a longest path"},
    {"--moves", "alice: the moves are printed without an option"},
    {"--moves --history", "tictactoe: what is played is typed as a position: XO./.X./..O"},
    {"--start --goal --end", "a start and a goal stand in the puzzle itself, if it has any"},
    {"--at --position --current --walk", "--from"},
    {"--solutions", "--all --count"},
    {"--all-solutions --every --all --list", "--all --unique --losing"},
    {"--check --verify --validate --judge --test --is-valid",
     "chomp: a move is good if what it leaves is a LOSS: chomp 4411"},
    {"--check --verify --validate --judge --test --is-valid",
     "wordsearch: it prints where each word is, and --unused those that are not there"},
    {"--check --verify --validate --judge --test --is-valid", "--check --analyze --all"},
    {"--square --diagonal --diagonals --no-diagonal --no-diagonals --no-backwards",
     "--grid=square4 --grid=square8 --directions"},
    {"--masks --mode", "--method"},
    {"--limit", "--time-limit"},
    {"--color --colour --bw --monochrome --black-and-white",
     "colour is for terminals only, and NO_COLOR=1 turns it off"},
    {"--ignore-case --case-insensitive --icase", "words are read in either case"},
    {"--percent --percentage --decimal --odds", "dond prints a probability from 0 to 1"},
    {"--threads --jobs --parallel", "it uses every core that helps"},
    {"--usage --examples --man --about -help -?", "see --help"},
};

// What other programs call an operand, in the order in which operands stand here; those of the second place
// have no name.
constexpr std::string_view operand_names[] = {
    "--size --dimensions --grid-size --rows --height --sides --faces --file --input --input-file --in "
    "--board --grid --puzzle --maze --state --position --bar --heights",
    "",
    "--columns --cols --width --rolls --throws",
    "--win --in-a-row --last --last-roll --letters --ndiff",
    "--words --word-list --wordlist --words-file --dictionary",
};

} // namespace

Words with_operands(Words words, const Words &own) {
    constexpr std::size_t places = std::size(operand_names);
    Words operands[places], &rows = operands[0], &others = operands[1], &cols = operands[2];
    bool sized = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "--") {
            others.insert(others.end(), words.begin() + std::ptrdiff_t(i), words.end());
            break;
        }
        const std::size_t equals = std::min(words[i].find('='), words[i].size());
        const std::string option = words[i].substr(0, equals);
        std::size_t place = 0;
        while (place < places && !contains(words_of(operand_names[place], " "), option)) ++place;
        const bool has_value = equals < words[i].size();
        if (place == places || contains(own, option) || (!has_value && i + 1 == words.size()))
            others.push_back(words[i]);
        else {
            operands[place].push_back(has_value ? words[i].substr(equals + 1) : words[++i]);
            sized |= option == "--size" && numbers_of(rows.back()).size() == 1;
        }
    }
    // Rows and columns are one operand, as in 5x7; one size is both, if something else follows.
    if (sized && cols.empty() && !operands[3].empty()) cols = rows;
    if (rows.size() == 1 && cols.size() == 1) rows[0] += 'x' + std::exchange(cols, {})[0];
    Words all;
    for (const Words &some : operands) all.insert(all.end(), some.begin(), some.end());
    return all;
}

Meaning meaning_elsewhere(std::string_view option, std::string_view value, const Words &names) {
    Meaning meaning;
    // `--format json` and `-f json` are --json, where that is an option and no file.
    if (const std::string own = "--" + std::string(value);
        own.size() > 2 && contains(names, own) && !is_file(std::string(value)))
        return {.words = {own}, .same = true};
    for (const bool same : {true, false})
        for (const Wish &wish : same ? std::span<const Wish>(same_wishes) : near_wishes) {
            if (!contains(words_of(wish.theirs, " "), option)) continue;
            if (wish.answer.empty()) return {.same = true};
            if (!wish.answer.starts_with('-')) {
                const std::size_t colon = wish.answer.find(": ");
                if (colon != wish.answer.npos && wish.answer.substr(0, colon) != program_name) continue;
                return {.advice = ", but " + std::string(colon == wish.answer.npos
                                                             ? wish.answer
                                                             : wish.answer.substr(colon + 2))};
            }
            // All that are near, but of those that mean the same the first.
            Words found = words_of(wish.answer, " ");
            std::erase_if(found, [&](const std::string &ours) {
                return !contains(names, ours.substr(0, ours.find('=')));
            });
            if (same && found.size() > 1) found.resize(1);
            if (!found.empty())
                return {.words = words_of(found[0], "="),
                        .same = same,
                        .advice = ", here it is " + list_of({found.begin(), found.end()})};
            meaning.advice = ", but this program has nothing like it";
        }
    return meaning;
}

} // namespace shell
