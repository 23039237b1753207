// Options that other programs have, and what they are called here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shell {

/// What somebody means who typed this option, which the program does not have: `, here it is --json`, with
/// one of the program's own names, or `, ` and a sentence. The value is the word behind the option. Empty if
/// nobody else has it either.
std::string known_elsewhere(std::string_view option, std::string_view value,
                            const std::vector<std::string> &names);

} // namespace shell
