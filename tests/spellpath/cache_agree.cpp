// cache_agree COUNT SEED: the path cache against std::map, with COUNT random keys of each of many sizes; and what it
// does when the memory is used up. Exit code 1 where they differ.
#include "random_board.h"
#include "spellpath/recursion.h"

#include <cstdlib>
#include <iostream>
#include <map>

using Bytes = std::vector<std::uint8_t>;

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    const int count = std::atoi(argv[1]);
    std::mt19937_64 random(std::strtoull(argv[2], nullptr, 10));
    int wrong = 0;
    for (const std::size_t key_bytes : std::initializer_list<std::size_t>{1, 2, 7, 8, 9, 16, 17, 40, 11252})
        for (const std::size_t longest : std::initializer_list<std::size_t>{36, 255, 256, 65536}) {
            spell::MemoryBudget memory;
            spell::PathCache cache(key_bytes, longest, memory);
            std::map<Bytes, std::uint32_t> map;
            for (int i = 0; i < (key_bytes > 1000 ? count / 15 : count); ++i) {
                Bytes key(key_bytes);
                // Keys that differ late, early, or often occur again.
                for (std::size_t at = 0; at < key_bytes; at += 1 + random() % 7)
                    key[key_bytes - 1 - at] = static_cast<std::uint8_t>(random() % 3);
                const auto length = static_cast<std::uint32_t>(1 + random() % longest);
                const auto known = map.find(key);
                wrong += cache.find(key) != (known == map.end() ? 0 : known->second);
                cache.store(key, length);
                map[key] = length;
            }
            wrong += cache.size() != map.size();
            for (const auto &[key, length] : map) wrong += cache.find(key) != length;
        }
    std::cout << wrong << " wrong answers\n";

    spell::MemoryBudget memory(100'000);
    spell::PathCache small(8, 255, memory);
    std::uint64_t stored = 0;
    try {
        for (;; ++stored) {
            Bytes key(8);
            for (std::size_t i = 0; i < 8; ++i) key[i] = static_cast<std::uint8_t>(stored >> 8 * i);
            small.store(key, 1);
        }
    } catch (const spell::MemoryExhausted &) {
    }
    const bool fits = stored > 4'000 && stored < 11'112;
    std::cout << "full after " << (fits ? "about as many as fit" : "too few or many") << "\n";
    return wrong > 0 || !fits;
}
