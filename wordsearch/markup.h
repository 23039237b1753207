// Removes what programs put around the letters of a text, and is no part of a puzzle.
#pragma once

#include "shell/text.h"

namespace wordsearch {

/// The text line for line, without the > of quoted mail, and without tags, <td> or [b], if it has the end of
/// one. Blanks and page breaks of any kind become plain blanks, the characters that boxes are drawn with |, -
/// and +; those of no width go.
shell::Text without_markup(shell::Text text);

} // namespace wordsearch
