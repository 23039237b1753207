// An explanation in sentences.
#pragma once

#include "gogen/explain.h"

#include <string>
#include <vector>

namespace gogen {

enum class Boards { none, between };

/// The sentence of one step that uses no other steps, without its number and rule.
std::string sentence_of(const Step &step, const Words &words);

/// The first `most` steps for a reader, numbered; between them, if wanted, the board so far where it helps.
std::string text_of_steps(const Explanation &explanation, const Puzzle &puzzle, std::size_t most,
                          Boards boards = Boards::none);
/// All steps, and what came of them: the board and the difficulty, or the cells that are left open, or the contradiction.
std::string text_of(const Explanation &explanation, const Puzzle &puzzle, Boards boards);

/// The first `most` steps as a JSON array.
std::string json_of_steps(const Explanation &explanation, const Puzzle &puzzle, std::size_t most);
/// The explanation as a JSON object.
std::string json_of(const Explanation &explanation, const Puzzle &puzzle);

} // namespace gogen
