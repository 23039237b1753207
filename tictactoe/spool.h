// Text that may be larger than the memory: it is collected in a temporary file, which has no name and vanishes with the
// program.
#pragma once

#include <cstddef>
#include <cstdio>
#include <memory>
#include <string_view>

namespace tictactoe {

class Spool {
  public:
    /// Throws std::runtime_error if there can be no temporary file.
    Spool();
    ~Spool();
    Spool(const Spool &) = delete;
    Spool &operator=(const Spool &) = delete;

    /// Throws std::runtime_error if the temporary file cannot be written.
    void put(std::string_view text);
    /// All of the text, mapped into memory; valid as long as the spool. Call it once, at the end.
    std::string_view text();

  private:
    struct Close {
        void operator()(std::FILE *file) const { std::fclose(file); }
    };
    std::unique_ptr<std::FILE, Close> file_;
    void *map_ = nullptr;
    std::size_t size_ = 0;
};

} // namespace tictactoe
