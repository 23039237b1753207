// chomp_hash_map OPERATIONS: the chained hash map against std::map, and what it does to its keys and values.
// Says what it has checked; the first thing that is wrong ends it with exit code 1.
#include "chomp/chained_hash_map.h"

#include <cstdint>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <new>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>

static std::size_t allocations = 0;

// Not inline, or g++ 16 may see one of malloc() and free() without the other.
[[gnu::noinline]] void *operator new(std::size_t size) {
    ++allocations;
    if (void *memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void *memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }

namespace {

void check(bool right, const char *what, const char *where = "") {
    if (right) return;
    std::cout << "wrong: " << what << where << '\n';
    std::exit(1);
}

/// A value that counts itself, and can be told to throw when it is copied.
class Counted {
  public:
    explicit Counted(int number) : number_(std::make_unique<int>(number)) { ++alive; }
    Counted(const Counted &other) : number_(std::make_unique<int>(other.number())) {
        if (copies_left == 0) throw std::runtime_error("no copy");
        --copies_left;
        ++alive;
    }
    Counted(Counted &&other) noexcept : number_(std::move(other.number_)) { ++alive; }
    Counted &operator=(Counted other) noexcept {
        number_.swap(other.number_);
        return *this;
    }
    ~Counted() { --alive; }

    int number() const { return *number_; }

    static inline int alive = 0;
    static inline int copies_left = -1; // -1: as many as you like

  private:
    std::unique_ptr<int> number_;
};

struct CollidingHash { // three hashes only
    std::size_t operator()(std::uint64_t key) const { return key % 3; }
};

/// Random puts and looks with keys below `range`, and now and then at all pairs.
template <typename Hash>
void against_std_map(int operations, std::uint64_t range, const char *what) {
    std::mt19937_64 engine(11);
    chomp::ChainedHashMap<std::uint64_t, std::uint64_t, Hash> map;
    std::map<std::uint64_t, std::uint64_t> model;
    for (int i = 0; i < operations; ++i) {
        const std::uint64_t key = engine() % range;
        const auto found = model.find(key);
        const std::uint64_t *value = map.get(key);
        check((value != nullptr) == (found != model.end()), what, ": get");
        check(value == nullptr || *value == found->second, what, ": the value");
        if (engine() % 2 == 0) {
            model[key] = static_cast<std::uint64_t>(i);
            map.put(key, static_cast<std::uint64_t>(i));
        }
        check(map.size() == model.size(), what, ": the size");
        check(map.number_of_chains() >= map.size(), what, ": fewer chains than pairs");
        if (i % (operations / 4) == 0 || i == operations - 1)
            for (const auto &[each, number] : model)
                check(map.get(each) && *map.get(each) == number, what, ": each pair");
    }
    std::cout << what << ": as std::map does\n";
}

void growth() {
    chomp::ChainedHashMap<std::uint64_t, int> map;
    check(map.get(7) == nullptr && map.size() == 0, "an empty map is empty");
    std::set<std::size_t> chains;
    for (std::uint64_t key = 0; key < 100000; ++key) {
        map.put(key << 32, 1); // alike in the low half
        chains.insert(map.number_of_chains());
        check(map.number_of_chains() >= map.size() && map.number_of_chains() <= 2 * map.size() + 200,
              "the number of chains follows that of pairs");
    }
    check(chains.size() < 20, "growth doubles");
    for (const std::size_t number : chains)
        for (std::size_t d = 2; d * d <= number; ++d)
            check(number % d != 0, "the number of chains is a prime");

    map.reserve(1000000);
    check(map.number_of_chains() >= 1000000 && map.size() == 100000, "reserve makes chains and no pair");
    const std::size_t reserved = map.number_of_chains();
    map.reserve(10);
    check(map.number_of_chains() == reserved, "reserve takes no chain away");
    for (std::uint64_t key = 0; key < 200000; ++key)
        check((map.get(key << 32) != nullptr) == (key < 100000), "growth keeps keys");
    const std::size_t before = allocations;
    for (std::uint64_t key = 0; key < 100000; ++key) {
        map.get(key << 32);
        map.put(key << 32, 2);
    }
    check(allocations == before, "no allocation per look-up");
    std::cout << "growth: chains follow pairs\n";
}

void values_of_all_kinds() {
    const int alive = Counted::alive;
    {
        chomp::ChainedHashMap<std::string, Counted> map;
        for (int i = 0; i < 5000; ++i)
            map.put("a key too long for its own object " + std::to_string(i), Counted(i));
        for (int i = 0; i < 5000; i += 2)
            map.put("a key too long for its own object " + std::to_string(i), Counted(-i));
        check(Counted::alive == alive + 5000, "each value is there once");
        const auto value = [](const auto &in, int i) {
            return in.get("a key too long for its own object " + std::to_string(i))->number();
        };
        check(value(map, 40) == -40 && value(map, 41) == 41, "put replaces a value");

        auto copy = map;
        check(Counted::alive == alive + 10000 && copy.size() == 5000, "a copy has its own values");
        copy.put("one more", Counted(0));
        *copy.get("a key too long for its own object 41") = Counted(42);
        check(map.size() == 5000 && value(map, 41) == 41 && value(copy, 41) == 42, "a copy is a copy");

        auto moved = std::move(copy);
        check(moved.size() == 5001 && value(moved, 41) == 42, "a move keeps all");
        check(copy.size() == 0 && copy.get("one more") == nullptr, "and leaves an empty map"); // NOLINT
        copy.put("again", Counted(1));
        check(copy.get("again")->number() == 1, "that can be used");
        copy = moved;
        check(copy.size() == 5001 && copy.get("again") == nullptr, "assignment replaces all");
        const auto &self = copy;
        copy = self;
        check(copy.size() == 5001 && value(copy, 41) == 42, "assignment to itself changes nothing");
        copy = chomp::ChainedHashMap<std::string, Counted>();
        check(Counted::alive == alive + 5000 + 5001, "assignment frees what was there");

        Counted::copies_left = 3000;
        try {
            auto third = map;
            check(false, "a copy that fails says so");
        } catch (const std::runtime_error &) {
        }
        Counted::copies_left = -1;
        check(Counted::alive == alive + 5000 + 5001, "a copy that fails frees what it made");
    }
    check(Counted::alive == alive, "every value is destroyed once");
    std::cout << "values: none lost, none destroyed twice\n";

    chomp::ChainedHashMap<std::string, std::unique_ptr<int>> owners; // no copy needed
    owners.put("x", std::make_unique<int>(3));
    auto other = std::move(owners);
    check(**other.get("x") == 3, "values that can only be moved");

    struct Aligned {
        alignas(64) int number;
    };
    chomp::ChainedHashMap<char, Aligned> aligned;
    for (char key = 'a'; key <= 'z'; ++key) aligned.put(key, {key});
    for (char key = 'a'; key <= 'z'; ++key) {
        const Aligned *const value = aligned.get(key);
        check(reinterpret_cast<std::uintptr_t>(value) % 64 == 0 && value->number == key, "alignment");
    }
    std::cout << "values: moved only, aligned\n";
}

} // namespace

int main(int argc, char **argv) {
    if (argc != 2) return 2;
    const int operations = std::stoi(argv[1]);
    const std::string what = argv[1] + std::string(" operations");
    against_std_map<std::hash<std::uint64_t>>(operations, static_cast<std::uint64_t>(operations) / 20,
                                              what.c_str());
    against_std_map<CollidingHash>(10000, 1000, "colliding hashes");
    growth();
    values_of_all_kinds();
}
