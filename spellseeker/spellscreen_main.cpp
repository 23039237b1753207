// spellscreen: a picture of a board and its path, as jgraph text or as SVG.
//
// The picture is the lab's: on black, a box of 0.9 x 0.9 cells for every cell that is not empty, red, or blue on the path;
// the even columns half a cell lower; for every step of the path a thick line over the middle 40% of the way between the two
// centres. Ours are the disc under the path's first letter, the square under its last, and the white page of --paper. A cell is
// 0.25 inches wide, less where the page is full.
#include "spellpath/board.h"
#include "spellpath/command.h"
#include "spellpath/shell.h"
#include "spellseeker/jgraph.h"
#include "spellseeker/picture.h"
#include "spellseeker/svg.h"

#include <optional>
#include <string>
#include <utility>

static constexpr char help[] = R"(usage: spellscreen [--svg] [--paper] [FILE]
Draws a grid, or a grid and, after the word PATH, a path: a row and a column
number a cell. Writes jgraph text: `spellscreen FILE | jgraph -P` is a page of
PostScript, plain `jgraph` EPS.

  FILE     the board; standard input when it is - or absent
  --svg    write SVG instead
  --paper  on white, for print; else on black, as the lab's picture is
  -h, --help, --version

The path starts at the white disc and ends at the white square. A byte that is
no printable ASCII character is drawn as two hexadecimal digits.

Exit code: 0 the picture is written, 2 misuse, no legal grid and path to draw,
or output that cannot be written.
)";

static int draw(shell::Arguments &arguments) {
    std::optional<std::string> file;
    bool svg = false;
    screen::Style style = screen::Style::screen;
    while (arguments.next()) {
        if (arguments.is("--svg")) svg = true;
        else if (arguments.is("--paper")) style = screen::Style::paper;
        else spell::take_file(arguments, file);
    }

    spell::Board board = spell::read_board(file.value_or("-"), spell::PathText::read);
    const std::string name = board.file;
    const spell::Verdict verdict = judge(std::move(board));
    if (const auto &fault = verdict.fault)
        throw shell::InputError(name + ':' + std::to_string(fault->line) + ": " + fault->message);
    (svg ? screen::write_svg : screen::write_jgraph)(screen::Picture(verdict.grid, verdict.path), style);
    return 0;
}

int main(int argc, char **argv) { return shell::run("spellscreen", help, argc, argv, draw); }
