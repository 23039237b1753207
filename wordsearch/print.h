// What a search prints: a line for each match, or another answer that an option asks for.
#pragma once

#include "shell/files.h"
#include "wordsearch/picture.h"
#include "wordsearch/puzzle.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace wordsearch {

/// Prints what the options ask for.
class Printer {
  public:
    Printer(const Options &options, const Puzzle &puzzle, shell::Output &out);
    /// Prints or notes the matches, which come in order, some at a time; with --unique the first of each
    /// word.
    void print(std::span<const Match> matches);
    /// Ends the answer. There were so many more matches, which were only counted.
    void finish(std::uint64_t counted);
    /// Reports on standard error which words were not found, if any; if none was found, also what may be
    /// wrong.
    void report_missing() const;

  private:
    void put_lines(std::span<const Match> matches);

    const Options &options_;
    const Puzzle &puzzle_;
    shell::Output &out_;
    Marks marks_;
    std::vector<Match> rings_;
    std::uint64_t matches_ = 0; // printed or noted
    std::vector<bool> found_;   // words
};

/// {"rows": R, "cols": C: the beginning of an object
std::string size_json(const Grid &grid);
/// {"word": W, "from": [R, C], "to": [R, C], "direction": D}
std::string match_json(const Match &match, std::string_view word);

} // namespace wordsearch
