#include "wordsearch/options.h"

namespace wordsearch {

const std::string_view help = R"(usage: wordsearch [OPTION]... PUZZLE WORDS
       wordsearch [OPTION]... FILE
       wordsearch
       wordsearch [OPTION]... --word WORD... PUZZLE
       wordsearch --generate [OPTION]... [ROWS COLS] WORDS
Finds the words of a list in a grid of letters, in a straight line in any of the
eight directions, and prints a line for each: the word, and the row and column
of its first and last letter, from 0. Case does not matter.

  PUZZLE           a row a line; blanks, commas or bars may separate the letters
  WORDS            a word a line, or several with commas between; # begins a
                   comment; blanks, hyphens and apostrophes do not count
  FILE             both: the puzzle, an empty line, the words
                   (a file may be - for standard input; all are UTF-8)
Without operands it asks for the two files, as the lecture's program does.

  --word WORD      a word to look for, in place of WORDS; may be repeated
  --unique         each word once, the first in order
  --min-length N   only words of N letters or more (default and least: 2)
  --ragged         rows may differ in length; blanks are empty cells
  --bytes          a letter is any byte, and case matters; a word is a line
  --lecture        like --bytes, but skip rows of another length than the first
                   and words out of order, as the lecture's program does
  --ignore-case    with --bytes or --lecture: A-Z are a-z
  --method NAME    fast: table and trie, many strings at a time (the default)
                   words: every word at every cell in every direction
                   lengths: every string on the grid, looked up in the list
                   prefix: the same, until a string begins no word
  --stats          print counts, seconds and peak memory on standard error
what to print (default: a line for each word found):
  --count          how many lines there would be
  --unused         the words that are not found, as they are listed
  --left           the letters that no word uses, row by row
  --hint           where each word begins
  --show           the grid, other letters as dots; on a terminal in colour
  --svg            a picture with a ring around each word
  --json           any of these but the last two as one JSON object; with lines:
                   rows, cols, and matches with word, from, to and direction

  --generate       make a puzzle: the grid, an empty line, the words. WORDS is
                   a file, or two or more words; without ROWS and COLS a size
                   is chosen
  --difficulty HOW easy: right and down; medium: down right and up right, too;
                   hard: all eight directions (the default)
  --message TEXT   the letters left over, in order, spell TEXT
  --capitals       the words in capitals, as the grid is
  --solution       with rings around the words, or the other letters as dots
  --seed S         0 to 18446744073709551615: the same puzzle for the same S
  --svg            a page to print, the words below the grid
  --puzzles N      1, 2 or 4 on the page, of seeds S, S + 1, ..., with the
                   answers upside down at its foot
  --json           one object: rows, cols, seed, grid, words and places
a page, with --svg:
  --paper SIZE     a4 (the default) or letter
  --title TEXT     above the grid
  -h, --help, --version

Examples:
  wordsearch data/wordsearch/music.txt data/wordsearch/music-words.txt
  wordsearch --hint --word polka data/wordsearch/music.txt   where it begins
  wordsearch --generate --svg --title Animals cat dog horse >page.svg

Exit code: 0 answered; 1 no word is found, or there is no such puzzle; 2 misuse,
a file that cannot be read, no puzzle in it, or output that cannot be written.
)";

namespace {

/// Notes what an option is for, and checks in the end that all of them are for the same.
class Purpose {
  public:
    void search(const std::string &option) { searching_ = option; }
    void generate(const std::string &option) { generating_ = option; }
    void check(Options::Task task) const {
        const bool generates = task == Options::Task::generate;
        if (generates && !searching_.empty())
            throw shell::Misuse(searching_ +
                                " found with --generate, expected it with a puzzle to solve only");
        if (!generates && !generating_.empty())
            throw shell::Misuse(generating_ + " found, expected it with --generate only");
    }

  private:
    std::string searching_, generating_;
};

void check_operands(const Options &options, bool any_option) {
    const std::size_t operands = options.operands.size();
    const auto found = std::to_string(operands) +
                       (operands == 1 ? " operand found, expected " : " operands found, expected ");
    const bool page = options.paper || !options.title.empty() || options.puzzles > 0;
    if (page && !options.svg)
        throw shell::Misuse("--paper, --title or --puzzles found, expected --svg with it");
    if (options.puzzles == 3) throw shell::Misuse("--puzzles is '3', expected 1, 2 or 4");
    if (options.task == Options::Task::generate) {
        if (options.json && (options.svg || options.solution))
            throw shell::Misuse(std::string("--json and ") + (options.svg ? "--svg" : "--solution") +
                                " found, expected one of them");
        return; // make.h looks at its operands
    }
    if (options.json && (options.print == Print::marks || options.print == Print::drawing))
        throw shell::Misuse(std::string("--json and ") +
                            (options.print == Print::marks ? "--show" : "--svg") +
                            " found, expected one of them");
    if (!options.words.empty()) {
        if (operands != 1) throw shell::Misuse(found + "PUZZLE alone with --word");
        return;
    }
    if (operands > 2 || (operands == 0 && any_option))
        throw shell::Misuse(found + "PUZZLE and WORDS, or one FILE");
    if (operands == 1 && options.reading != Reading::letters)
        throw shell::Misuse(found + "PUZZLE and WORDS with --bytes and --lecture");
    if (operands == 2 && options.operands[0] == "-" && options.operands[1] == "-")
        throw shell::Misuse("standard input found twice, expected a file as PUZZLE or as WORDS");
}

} // namespace

Options parse(shell::Arguments &arguments) {
    Options options;
    Purpose purpose;
    std::string print, reading;
    bool any = false, generate = false;
    for (; arguments.next(); any = true) {
        const std::string option = arguments.option();
        const auto set_print = [&](Print what) {
            arguments.choose(print);
            options.print = what;
        };
        const auto set_reading = [&](Reading how) {
            arguments.choose(reading);
            options.reading = how;
            purpose.search(option);
        };
        if (arguments.is("--generate")) {
            generate = true;
        } else if (arguments.is("--svg")) {
            set_print(Print::drawing);
            options.svg = true;
        } else if (arguments.is("--bytes")) {
            set_reading(Reading::bytes);
        } else if (arguments.is("--lecture")) {
            set_reading(Reading::lecture);
        } else if (arguments.is("--seed")) {
            options.seed = arguments.number(0, UINT64_MAX);
            purpose.generate(option);
        } else if (arguments.is("--difficulty")) {
            options.difficulty = arguments.choice<Difficulty>(
                {{"easy", Difficulty::easy}, {"medium", Difficulty::medium}, {"hard", Difficulty::hard}});
            purpose.generate(option);
        } else if (arguments.is("--solution") || arguments.is("--capitals")) {
            (arguments.is("--solution") ? options.solution : options.capitals) = true;
            purpose.generate(option);
        } else if (arguments.is("--puzzles")) {
            options.puzzles = static_cast<unsigned>(arguments.number(1, 4));
            purpose.generate(option);
        } else if (arguments.is("--message")) {
            options.message = arguments.value();
            if (options.message.empty()) throw shell::Misuse("--message is '', expected letters");
            purpose.generate(option);
        } else if (arguments.is("--title")) {
            options.title = arguments.value();
        } else if (arguments.is("--paper")) {
            options.paper =
                arguments.choice<svg::Paper>({{"a4", svg::Paper::a4}, {"letter", svg::Paper::letter}});
        } else if (arguments.is("--json")) {
            options.json = true;
        } else if (arguments.is("--word")) {
            options.words.push_back(arguments.value());
        } else if (option.empty()) {
            options.operands.push_back(arguments.operand());
        } else {
            if (arguments.is("--method"))
                options.method = arguments.choice<Method>({{"fast", Method::fast},
                                                           {"words", Method::words},
                                                           {"lengths", Method::lengths},
                                                           {"prefix", Method::prefix}});
            else if (arguments.is("--min-length")) options.min_length = arguments.number(2, UINT32_MAX);
            else if (arguments.is("--ragged")) options.ragged = true;
            else if (arguments.is("--ignore-case")) options.ignore_case = true;
            else if (arguments.is("--unique")) options.unique = true;
            else if (arguments.is("--stats")) options.stats = true;
            else if (arguments.is("--count")) set_print(Print::count);
            else if (arguments.is("--unused")) set_print(Print::unused);
            else if (arguments.is("--left")) set_print(Print::left);
            else if (arguments.is("--hint")) set_print(Print::hints);
            else if (arguments.is("--show")) set_print(Print::marks);
            else arguments.operand(); // throws
            purpose.search(option);
        }
    }
    options.task = generate ? Options::Task::generate : any ? Options::Task::search : Options::Task::dialogue;
    purpose.check(options.task);
    check_operands(options, any);
    return options;
}

} // namespace wordsearch
