// The chances as fractions in lowest terms.
//
// Of s^n equally likely ways to roll n times, c_n(i) = s^n f_n(i) survive after the last roll i. These counts
// are exact while s^n fits 128 bits: with each roll the effect of an edge reaches one face further inwards,
// and a die of more than 64 faces, where 32 at either edge are kept, is rolled at most 21 times, since 65^22
// does not fit.
#pragma once

#include "dond/dond.h"

#include <cstdint>
#include <optional>
#include <string>

namespace dond {

__extension__ typedef unsigned __int128 Wide;

/// As Chances in dond.h, in fractions.
class ExactChances {
  public:
    explicit ExactChances(std::int64_t sides) : sides_(static_cast<Wide>(sides)), counts_(sides) {}

    void advance(std::int64_t rolls);
    /// Such as `17/54`, `1` or `0`; nothing for a chance other than 0 where s^n, or with nothing rolled yet
    /// s^(n+1), does not fit.
    std::optional<std::string> after(std::int64_t last) const;

  private:
    Wide sides_, all_ = 1; // all_ is s^n
    Faces<Wide> counts_;
    bool fits_ = true;
};

/// As chance() in dond.h.
std::optional<std::string> exact_chance(std::int64_t sides, std::int64_t rolls, std::int64_t last);

} // namespace dond
