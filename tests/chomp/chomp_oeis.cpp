// chomp_oeis SEQUENCE N: the terms up to N of a sequence of the On-Line Encyclopedia of Integer Sequences, a
// line each with its index, as in OEIS's b-files.
//   A029899  LOSSes in three rows of n squares, n from 0: by the sieve; published to 400.
//   A112470  partitions of n (boards of n squares) that are a LOSS, n from 1, and
//   A112471  those that are a WIN: by the hash map, from all partitions of 1 to n; published to 129. A minute
//            is enough for n = 50 or so.
#include "chomp/chained_hash_map.h"
#include "chomp/chomp.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>

namespace {

using chomp::Lengths;

/// The partition's outline, a bit a step, behind a leading 1: rows and columns of n squares are n + 1 at
/// most.
std::uint64_t key_of(const Lengths &rows) {
    std::uint64_t key = 1;
    std::size_t length = 0;
    for (std::size_t row = rows.size(); row-- > 0;) {
        for (; length < rows[row]; ++length) key = key << 1 | 1;
        key <<= 1;
    }
    return key;
}

class Partitions {
  public:
    /// LOSSes and WINs of n squares. Ask for n = 1, 2, 3, ...
    void count(std::size_t n) {
        losses = wins = 0;
        Lengths rows;
        visit(rows, n, n);
    }
    std::uint64_t losses = 0, wins = 0;

  private:
    /// All partitions that begin so, with `rest` squares more in rows of at most `most`.
    void visit(Lengths &rows, std::size_t rest, std::size_t most) {
        if (rest == 0) {
            const bool loss = !wins_by_a_move(rows);
            is_loss_.put(key_of(rows), loss);
            ++(loss ? losses : wins);
            return;
        }
        for (std::size_t length = std::min(rest, most); length > 0; --length) {
            rows.push_back(length);
            visit(rows, rest - length, length);
            rows.pop_back();
        }
    }
    bool wins_by_a_move(const Lengths &rows) const {
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (std::size_t length = 0; length < rows[row]; ++length) {
                Lengths after = rows;
                for (std::size_t above = row; above < rows.size(); ++above)
                    after[above] = std::min(rows[above], length);
                while (!after.empty() && after.back() == 0) after.pop_back();
                if (!after.empty() && *is_loss_.get(key_of(after))) return true;
            }
        return false;
    }

    chomp::ChainedHashMap<std::uint64_t, bool> is_loss_;
};

} // namespace

int main(int argc, char **argv) {
    const std::string sequence = argc == 3 ? argv[1] : "";
    const std::size_t last = argc == 3 ? std::strtoul(argv[2], nullptr, 10) : 0;
    if (sequence == "A029899") {
        for (std::size_t n = 0; n <= last; ++n)
            std::cout << n << ' '
                      << (n == 0 ? 0
                                 : solve(chomp::Board(Lengths(n, 3)), chomp::Method::sieve, {}).counts.losses)
                      << '\n';
    } else if ((sequence == "A112470" || sequence == "A112471") && last < 63) {
        Partitions partitions;
        for (std::size_t n = 1; n <= last; ++n) {
            partitions.count(n);
            std::cout << n << ' ' << (sequence == "A112470" ? partitions.losses : partitions.wins)
                      << std::endl;
        }
    } else {
        std::cerr << "usage: chomp_oeis A029899|A112470|A112471 N\n";
        return 2;
    }
}
