// The shortest solutions, read off the record of a search from the goal backwards.
//
// Every state of the level before from which a step leads to a state of a solution belongs to a solution too, since all
// states of a level are reached in as many steps as its number. So this makes a graph without dead ends, whose paths are
// the solutions: their number is the sum over its links, level by level. printed_path takes the largest predecessor at
// each level.
#pragma once

#include "alice/search.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace alice {

/// Of a search that has reached the goal and has a record: the solution which, from the goal backwards, comes from the largest cell at each
/// step. Its states, start first; the goal's d is 0.
std::vector<State> printed_path(const Search &search);

class Solutions {
  public:
    /// All solutions of a search that has reached the goal and has a record.
    explicit Solutions(const Search &search);

    std::size_t steps() const { return layers_.size() - 1; }
    /// How many there are, in decimal.
    std::string count() const;
    /// Calls visit with the states of each in turn, start first, until it returns false. From the goal backwards the
    /// largest cell comes first.
    void each(const std::function<bool(const std::vector<State> &)> &visit) const;

  private:
    struct Node {
        State state;
        std::size_t links = 0, links_end = 0; // to the layer before
    };
    using Layer = std::vector<Node>; // in the order of the states

    void link(const Search &search, Record::Reader &record, std::size_t number);

    std::vector<Layer> layers_; // the last has one node, for the goal
    std::vector<std::uint32_t> links_;
};

/// A path as the answer has it.
std::string path_text(const Maze &maze, const std::vector<State> &path);

} // namespace alice
