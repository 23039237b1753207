// Options that other programs have, and what they are called here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shell {

/// Whether it is an option elsewhere whose value is an operand here, such as --size or --file.
bool is_operand_elsewhere(std::string_view option);

/// What an option that the program does not have probably means: `, here it is --json`, with one of the
/// program's own names, or `, ` and a sentence. The value is the word after the option. Empty if no other
/// program has it either.
std::string known_elsewhere(std::string_view option, std::string_view value,
                            const std::vector<std::string> &names);

} // namespace shell
