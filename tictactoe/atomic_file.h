// A file that is written whole or not at all.
//
// Every folder that needs this file has the same copy: tests/harness/071.
#pragma once

#include <string>
#include <string_view>

namespace shell {

/// Puts the text in the place of the file, or makes it. The text goes into a new file beside it, which then takes its
/// name: until then, and if anything fails, the file is as it was, and nothing is left behind. Signals wait meanwhile.
/// The file keeps its permissions. A link stays, and the file that it leads to is written. A device or a pipe, such as
/// /dev/stdout, is simply written to. Throws std::runtime_error, `cannot write NAME: reason`, also for a file that this
/// user must not write.
void write_file(const std::string &name, std::string_view text);

/// Throws what write_file would throw, so far as that can be known before there is a text: for use before long work, or
/// before the first of several files is written.
void check_writable(const std::string &name);

} // namespace shell
