// What is known of a puzzle while it is explained: the letters on the board, and what earlier steps have noted.
#pragma once

#include "gogen/explain.h"

#include <vector>

namespace gogen {

class Knowledge {
  public:
    explicit Knowledge(const Puzzle &puzzle);

    Letters open() const { return open_; }
    Cells free() const { return free_; }
    Letters partners(unsigned a) const { return partners_[a]; }
    Letters open_partners(unsigned a) const { return partners_[a] & open_; }
    /// Where a letter stands; 0 for an open letter.
    Cells at(unsigned a) const { return at_[a]; }
    /// Where the letter may stand.
    Cells domain(unsigned a) const;
    /// The open letters that may stand on the cell.
    Letters takers(Cells one) const;
    /// The letters on these cells.
    Letters on(Cells cells) const;
    /// The problem with all that is known.
    Problem problem() const;
    /// Two letters on the board that are partners and do not touch; 0 if there are none.
    Letters apart() const;

    void place(unsigned a, Cells one);
    /// Notes that the step has left only these cells for the letter.
    void note(unsigned a, Cells cells, StepId step);

    enum class Routes { touching, all };
    /// The letters on the board that the letter is near to: those that it touches, or also those at the end of a shortest
    /// chain over open letters.
    std::vector<Near> near(unsigned a, Routes routes) const;
    /// The cells that `near` allows.
    static Cells allowed(const Near &near);
    /// Few reasons why the letter, of all free cells among `within`, may only stand on `target`.
    Whereabouts whereabouts(unsigned a, Cells target, Routes routes, Cells within = all_cells) const;
    /// The letters on the board on which it depends.
    Letters relied_on(const Whereabouts &whereabouts, Cells within = all_cells) const;

  private:
    struct Note {
        StepId step;
        Cells cells; // that are left
    };

    Partners partners_{};
    Domains at_{};
    Letters open_ = all_letters;
    Cells free_ = all_cells;
    std::vector<std::vector<Note>> notes_ = std::vector<std::vector<Note>>(size); // for each letter
};

} // namespace gogen
