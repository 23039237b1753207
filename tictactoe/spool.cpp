#include "tictactoe/spool.h"

#include "tictactoe/text.h"

#include <cassert>
#include <stdexcept>
#include <sys/mman.h>

namespace tictactoe {

namespace {

std::runtime_error error() {
    return std::runtime_error("cannot write a temporary file: " + shell::system_reason());
}

} // namespace

Spool::Spool() : file_(std::tmpfile()) {
    if (!file_) throw error();
}

Spool::~Spool() {
    if (map_) munmap(map_, size_);
}

void Spool::put(std::string_view text) {
    assert(!map_);
    if (std::fwrite(text.data(), 1, text.size(), file_.get()) != text.size()) throw error();
    size_ += text.size();
}

std::string_view Spool::text() {
    assert(!map_);
    if (size_ == 0) return {};
    if (std::fflush(file_.get()) != 0) throw error();
    void *const map = mmap(nullptr, size_, PROT_READ, MAP_PRIVATE, fileno(file_.get()), 0);
    if (map == MAP_FAILED) throw error();
    map_ = map;
    return {static_cast<const char *>(map_), size_};
}

} // namespace tictactoe
