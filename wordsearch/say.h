// Messages on standard error.
#pragma once

#include "shell/terminal.h"

#include <string_view>

namespace wordsearch {

/// Says the text on standard error, after the program's name.
inline void say(std::string_view text) { shell::say("wordsearch", text); }

} // namespace wordsearch
