// Take 6 with one fan card, for many tables at once: the placement of a turn, flat Monte Carlo as in
// crates/bots/src/games/take6/flat.rs, the heuristic, and the input features of the network. Everything uses the same rules,
// which `check_fans.py` compares with those of the engine. Without nvcc the same code compiles as C++ and runs on one core.
//
//   nvcc -O3 -shared -Xcompiler -fPIC -o libfans.so fans.cu
//   g++ -O3 -shared -fPIC -x c++ -o libfans.so fans.cu

#include <cstdint>

#ifdef __CUDACC__
#define ON_DEVICE __host__ __device__
#else
#define ON_DEVICE
#endif

constexpr int SEATS = 10, HAND = 10, CARDS = 104;
constexpr int EVEN_ODD = 0, MOUNTAINEERING = 1, JUMPING_COW = 2, FLIP_DIGITS = 3;
/// The "row" of a card that fits no row.
constexpr int NONE = 4;
/// Features of the table without the styles of the others, and of a candidate.
constexpr int ROW = 16, TABLE = 4 * ROW + 46, CARD = 47;

// By table, all as bytes. `boards`: last card, length and heads of the four rows, then fan card, marked row, and side of the
// marker (1: odd, or arrow down).
struct Tables {
    uint8_t *boards, *flips, *heads, *seen;
    const uint8_t *hands, *players, *deck;
    int left;
};

struct Board {
    int last[4], length[4], heads[4], fan, marker, side;
};

ON_DEVICE inline int heads_of(int card) {
    return card == 55 ? 7 : card % 11 == 0 ? 5 : card % 10 == 0 ? 3 : card % 5 == 0 ? 2 : 1;
}

// The value of a card with flipped digits.
ON_DEVICE inline int flip(int card) { return card % 10 * 10 + card / 10; }

ON_DEVICE inline Board read_board(const uint8_t *from) {
    Board board;
    for (int row = 0; row < 4; row++) {
        board.last[row] = from[row];
        board.length[row] = from[4 + row];
        board.heads[row] = from[8 + row];
    }
    board.fan = from[12];
    board.marker = from[13];
    board.side = from[14];
    return board;
}

ON_DEVICE inline void write_board(const Board &board, uint8_t *to) {
    for (int row = 0; row < 4; row++) {
        to[row] = board.last[row];
        to[4 + row] = board.length[row];
        to[8 + row] = board.heads[row];
    }
    to[13] = board.marker;
    to[14] = board.side;
}

// The row with the lowest last card, apart from one.
ON_DEVICE inline int lowest_end(const Board &board, int except) {
    int row = -1, end = 999;
    for (int r = 0; r < 4; r++)
        if (r != except && board.last[r] < end) { end = board.last[r]; row = r; }
    return row;
}

ON_DEVICE inline int at(const int *values, int row) {
    int value = values[0];
    for (int r = 1; r < 4; r++) value = r == row ? values[r] : value;
    return value;
}

// The row with the fewest heads; the upper one of a tie.
ON_DEVICE inline int cheapest(const Board &board) {
    int row = 0, heads = board.heads[0];
    for (int r = 1; r < 4; r++)
        if (board.heads[r] < heads) { heads = board.heads[r]; row = r; }
    return row;
}

// The row to which a card of this value goes, or NONE.
ON_DEVICE inline int row_for(const Board &board, int value) {
    int row = NONE, best = 9999;
    for (int r = 0; r < 4; r++) {
        bool marked = r == board.marker;
        bool descends = board.fan == MOUNTAINEERING && marked;
        int gap = descends ? board.last[r] - value : value - board.last[r];
        bool admits = gap > 0 && !(board.fan == EVEN_ODD && marked && (value & 1) != board.side);
        // At equal distance the marked row wins.
        int key = 2 * gap - descends;
        if (admits && key < best) { best = key; row = r; }
    }
    return row;
}

// Where the marker goes when a row is taken. The cow moves to the same row if a card is placed next to it.
ON_DEVICE inline void move_marker(Board &board) {
    if (board.fan == EVEN_ODD) {
        board.marker = lowest_end(board, board.marker);
        board.side = at(board.last, board.marker) & 1;
    } else if (board.fan == MOUNTAINEERING) {
        board.marker += board.side ? 1 : -1;
        if (board.marker == 0) board.side = 1;
        if (board.marker == 3) board.side = 0;
    } else if (board.fan == JUMPING_COW) {
        board.marker = lowest_end(board, board.marker);
    }
}

// The marker at the start of a round.
ON_DEVICE inline void set_up(Board &board) {
    board.side = 0;
    board.marker = board.fan == MOUNTAINEERING ? 3 : lowest_end(board, -1);
    if (board.fan == EVEN_ODD) board.side = at(board.last, board.marker) & 1;
}

ON_DEVICE inline int room(const Board &board, int row) {
    return board.fan == JUMPING_COW && row == board.marker ? 4 : 5;
}

// Places a card. Returns the heads that its owner takes. A card that fits no row takes the cheapest one.
ON_DEVICE inline int place(Board &board, int card, int value) {
    int row = row_for(board, value), taken = 0;
    bool takes = row == NONE;
    if (takes) row = cheapest(board);
    bool cow = board.fan == JUMPING_COW && row == board.marker;
    for (int r = 0; r < 4; r++) {
        if (r != row) continue;
        takes = takes || board.length[r] >= (cow ? 4 : 5);
        if (takes) {
            taken = board.heads[r];
            board.length[r] = 0;
            board.heads[r] = 0;
        }
        board.last[r] = card;
        board.length[r]++;
        board.heads[r] += heads_of(card);
    }
    if (board.fan != JUMPING_COW) {
        if (takes) move_marker(board);
        return taken;
    }
    // A row of five where the cow lands is taken, too. With the cow alone the last card of a row is the highest.
    for (bool jumps = cow; jumps;) {
        move_marker(board);
        jumps = false;
        for (int r = 0; r < 4; r++) {
            if (r != board.marker || board.length[r] < 5) continue;
            int stays = heads_of(board.last[r]);
            taken += board.heads[r] - stays;
            board.length[r] = 1;
            board.heads[r] = stays;
            jumps = true;
        }
    }
    return taken;
}

// Orders the cards of a turn by value; of equal ones the flipped one comes first.
ON_DEVICE inline void insert(int *line, int size, int value, bool flipped, int seat) {
    int key = (2 * value + !flipped) << 4 | seat, index = size;
    for (; index > 0 && line[index - 1] > key; index--) line[index] = line[index - 1];
    line[index] = key;
}

ON_DEVICE inline void start_round(Tables tables, int64_t table) {
    Board board = read_board(tables.boards + 16 * table);
    for (int row = 0; row < 4; row++) {
        board.length[row] = 1;
        board.heads[row] = heads_of(board.last[row]);
    }
    set_up(board);
    write_board(board, tables.boards + 16 * table);
}

// Plays the card at an index of each hand; 16 more: flipped.
ON_DEVICE inline void play_turn(Tables tables, int64_t table, const uint8_t *choice) {
    Board board = read_board(tables.boards + 16 * table);
    int line[SEATS], cards[SEATS], players = tables.players[table];
    for (int seat = 0; seat < players; seat++) {
        int index = choice[table * SEATS + seat];
        bool flipped = index >= 16;
        int card = tables.hands[(table * SEATS + seat) * tables.left + (index & 15)];
        cards[seat] = card;
        insert(line, seat, flipped ? flip(card) : card, flipped, seat);
        if (flipped) tables.flips[table * SEATS + seat] = 0;
        tables.seen[table * (CARDS + 1) + card] = 1;
    }
    for (int index = 0; index < players; index++) {
        int seat = line[index] & 15;
        tables.heads[table * SEATS + seat] += place(board, cards[seat], line[index] >> 5);
    }
    write_board(board, tables.boards + 16 * table);
}

ON_DEVICE inline uint32_t next_below(uint64_t &state, uint32_t below) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return (uint32_t)(((state >> 32) * below) >> 32);
}

ON_DEVICE inline uint64_t scramble(uint64_t z) {
    z += 0x9e3779b97f4a7c15ull;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
    return z ^ (z >> 31);
}

struct Plan {
    uint8_t cards[SEATS][HAND];
    // The turn in which each seat uses its flip card; HAND: never.
    uint8_t flips[SEATS];
};

// The first turn from `from` in which a seat flips: in each turn with probability ½, if the card can be flipped.
ON_DEVICE inline int flip_turn(const uint8_t *cards, int from, int left, uint32_t coins) {
    for (int turn = from; turn < left; turn++)
        if ((coins >> turn & 1) && cards[turn] < 100) return turn;
    return HAND;
}

// Plays the rest of the round as planned. Returns the heads of all others minus those of seat 0 times their number.
ON_DEVICE inline int play_out(const Plan &plan, int players, int left, Board board) {
    int margin = 0;
    for (int turn = 0; turn < left; turn++) {
        int line[SEATS];
        for (int seat = 0; seat < players; seat++) {
            int card = plan.cards[seat][turn];
            bool flipped = plan.flips[seat] == turn;
            insert(line, seat, flipped ? flip(card) : card, flipped, seat);
        }
        for (int index = 0; index < players; index++) {
            int seat = line[index] & 15;
            int taken = place(board, plan.cards[seat][turn], line[index] >> 5);
            margin += seat == 0 ? -taken * (players - 1) : taken;
        }
    }
    return margin;
}

// Samples one world and adds the value of every candidate to `sums`: the cards in hand, then the flipped ones.
ON_DEVICE inline void add_world(const Tables &tables, int64_t table, int64_t seat, uint64_t rng, int *sums) {
    int left = tables.left, players = tables.players[table], deck = tables.deck[table];
    const uint8_t *hand = tables.hands + (table * SEATS + seat) * left;
    const uint8_t *seen = tables.seen + table * (CARDS + 1);
    const uint8_t *flips = tables.flips + table * SEATS;
    Board board = read_board(tables.boards + 16 * table);
    uint8_t unseen[CARDS];
    Plan plan;
    int count = 0, own = 0;
    for (int card = 1; card <= deck; card++) {
        if (own < left && hand[own] == card) own++;
        else if (!seen[card]) unseen[count++] = card;
    }
    int dealt = 0;
    for (int other = 1; other < players; other++) {
        for (int turn = 0; turn < left; turn++, dealt++) {
            int from = dealt + next_below(rng, count - dealt);
            uint8_t card = unseen[from];
            unseen[from] = unseen[dealt];
            plan.cards[other][turn] = card;
        }
        // The own seat is the first of the plan.
        bool has_flip = flips[other <= seat ? other - 1 : other];
        plan.flips[other] = has_flip ? flip_turn(plan.cards[other], 0, left, next_below(rng, 1024)) : HAND;
    }
    for (int turn = 0; turn < left; turn++) {
        int other = next_below(rng, turn + 1);
        plan.cards[0][turn] = plan.cards[0][other];
        plan.cards[0][other] = hand[turn];
    }
    uint32_t coins = next_below(rng, 1024);
    for (int candidate = 0; candidate < left; candidate++) {
        int index = 0;
        while (plan.cards[0][index] != hand[candidate]) index++;
        uint8_t first = plan.cards[0][0];
        plan.cards[0][index] = first;
        plan.cards[0][0] = hand[candidate];
        plan.flips[0] = flips[seat] ? flip_turn(plan.cards[0], 1, left, coins) : HAND;
        sums[candidate] += play_out(plan, players, left, board);
        if (flips[seat] && hand[candidate] < 100) {
            plan.flips[0] = 0;
            sums[left + candidate] += play_out(plan, players, left, board);
        }
        plan.cards[0][0] = first;
        plan.cards[0][index] = hand[candidate];
    }
}

// The candidate with the highest sum, as a choice of `play_turn`; of equal ones the first.
ON_DEVICE inline int best_of(const int *sums, const Tables &tables, int64_t table, int64_t seat) {
    const uint8_t *hand = tables.hands + (table * SEATS + seat) * tables.left;
    bool flips = tables.flips[table * SEATS + seat];
    int best = 0, left = tables.left;
    for (int candidate = 1; candidate < 2 * left; candidate++) {
        bool valid = candidate < left || (flips && hand[candidate - left] < 100);
        if (valid && sums[candidate] > sums[best]) best = candidate;
    }
    return best < left ? best : best - left + 16;
}

ON_DEVICE inline float power(float base, int exponent) {
    float product = 1;
    for (int n = 0; n < exponent; n++) product *= base;
    return product;
}

// The probability that exactly this many of the others play into a gap, each with probability q.
ON_DEVICE inline float binomial(int others, int count, float q) {
    if (count > others) return 0;
    int combinations = 1;
    for (int n = 0; n < count; n++) combinations = combinations * (others - n) / (n + 1);
    return combinations * power(q, count) * power(1 - q, others - count);
}

// What the features of a position share.
struct Position {
    Board board, moved;
    // Rows by last card, and the place of each row in this order.
    int order[4], rank[4];
    // For every value: the row to which it goes.
    uint8_t row_of[CARDS + 1];
    bool unseen[CARDS + 1];
    int unseen_count, others, left, players;
    float probability, flip_share;
    const uint8_t *hand;
    bool has_flip;
};

ON_DEVICE inline Position read_position(const Tables &tables, int64_t table, int64_t seat) {
    Position p;
    p.board = read_board(tables.boards + 16 * table);
    p.moved = p.board;
    move_marker(p.moved);
    p.left = tables.left;
    p.players = tables.players[table];
    p.others = p.players - 1;
    p.hand = tables.hands + (table * SEATS + seat) * tables.left;
    for (int r = 0; r < 4; r++) {
        int below = 0;
        for (int other = 0; other < 4; other++)
            below += p.board.last[other] < p.board.last[r] || (p.board.last[other] == p.board.last[r] && other < r);
        p.rank[r] = below;
        p.order[below] = r;
    }
    p.unseen_count = 0;
    const uint8_t *seen = tables.seen + table * (CARDS + 1);
    for (int card = 0; card <= CARDS; card++) {
        p.row_of[card] = row_for(p.board, card);
        p.unseen[card] = card > 0 && card <= tables.deck[table] && !seen[card];
    }
    for (int index = 0; index < p.left; index++) p.unseen[p.hand[index]] = false;
    for (int card = 1; card <= CARDS; card++) p.unseen_count += p.unseen[card];
    p.probability = 1.0f / (p.unseen_count > 1 ? p.unseen_count : 1);
    int flips = 0;
    for (int other = 0; other < p.players; other++) flips += other != seat && tables.flips[table * SEATS + other];
    p.flip_share = (float)flips / p.others;
    p.has_flip = tables.flips[table * SEATS + seat];
    return p;
}

ON_DEVICE inline void table_features(const Tables &tables, int64_t table, int64_t seat, const Position &p, float *out) {
    const Board &board = p.board;
    int reach[5] = {0}, own_reach[5] = {0}, flip_reach[5] = {0}, n = 0;
    for (int card = 1; card <= CARDS; card++) {
        if (!p.unseen[card]) continue;
        reach[p.row_of[card]]++;
        if (p.flip_share > 0 && card < 100) flip_reach[p.row_of[flip(card)]]++;
    }
    for (int index = 0; index < p.left; index++) own_reach[p.row_of[p.hand[index]]]++;
    float rivals = p.others * p.probability;
    int cheap = cheapest(board);
    Board later = p.moved;
    move_marker(later);
    bool has_marker = board.fan != FLIP_DIGITS;
    for (int place = 0; place < 4; place++) {
        int r = p.order[place], length = board.length[r], free = room(board, r) - length;
        out[n++] = board.last[r] / 104.0f;
        for (int size = 1; size <= 5; size++) out[n++] = length == size;
        out[n++] = board.heads[r] / 10.0f;
        out[n++] = reach[r] / 10.0f;
        out[n++] = reach[r] * rivals;
        out[n++] = own_reach[r] / 5.0f;
        out[n++] = r == cheap;
        out[n++] = has_marker && r == board.marker;
        out[n++] = has_marker && r == p.moved.marker;
        out[n++] = board.fan == MOUNTAINEERING && r == later.marker;
        out[n++] = (free > 0 ? free : 0) / 5.0f;
        out[n++] = flip_reach[r] * p.flip_share / 10.0f;
    }
    out[n++] = reach[NONE] / 10.0f;
    out[n++] = reach[NONE] * rivals;
    out[n++] = own_reach[NONE] / 5.0f;
    out[n++] = board.heads[cheap] / 10.0f;
    for (int fan = 0; fan < 4; fan++) out[n++] = board.fan == fan;
    out[n++] = board.side;
    out[n++] = p.has_flip;
    out[n++] = p.flip_share;
    // The heads of the others in ascending order.
    int theirs[SEATS], count = 0, mine = tables.heads[table * SEATS + seat], sum = 0, fewer = 0;
    for (int other = 0; other < p.players; other++) {
        if (other == seat) continue;
        int heads = tables.heads[table * SEATS + other], index = count++;
        for (; index > 0 && theirs[index - 1] > heads; index--) theirs[index] = theirs[index - 1];
        theirs[index] = heads;
        sum += heads;
        fewer += heads < mine;
    }
    for (int other = 0; other < SEATS - 1; other++) out[n++] = other < count ? (theirs[other] - mine) / 20.0f : 0;
    out[n++] = mine / 20.0f;
    out[n++] = (mine - theirs[0]) / 10.0f;
    out[n++] = (mine - (float)sum / p.others) / 10.0f;
    out[n++] = fewer / 5.0f;
    for (int players = 2; players <= SEATS; players++) out[n++] = p.players == players;
    for (int left = 1; left <= HAND; left++) out[n++] = p.left == left;
    out[n++] = tables.deck[table] / 104.0f;
    out[n++] = p.unseen_count / 104.0f;
    out[n++] = p.others * p.left * p.probability;
}

// Features of a card in hand, flipped or not: the row it goes to now, and the cards that may be placed there before it.
ON_DEVICE inline void card_features(const Position &p, int card, bool flipped, float *out) {
    const Board &board = p.board;
    int value = flipped ? flip(card) : card, row = p.row_of[value], n = 0;
    bool fits = row != NONE;
    int cheap = cheapest(board), place = fits ? p.rank[row] + 1 : 0;
    int length = fits ? board.length[row] : 0, row_heads = board.heads[fits ? row : cheap];
    int free = fits ? room(board, row) - length : 0;
    if (free < 0) free = 0;
    bool full = fits && free == 0;
    bool marked = fits && board.fan != FLIP_DIGITS && row == board.marker;
    int between = 0, between_flipped = 0, below = 0, above = 0;
    for (int other = 1; other <= CARDS; other++) {
        if (!p.unseen[other]) continue;
        bool same = p.row_of[other] == row;
        below += other < value;
        between += same && other < value;
        above += same && other > value;
        if (p.flip_share > 0 && other < 100) between_flipped += p.row_of[flip(other)] == row && flip(other) < value;
    }
    int own_below = 0, own_between = 0, own_next = 0, own_last = 0;
    for (int index = 0; index < p.left; index++) {
        int other = p.hand[index];
        if (other == card) continue;
        if (other < value) {
            own_below++;
            own_between += p.row_of[other] == row;
            own_last = other;
        } else if (own_next == 0) {
            own_next = other;
        }
    }
    float q = between * p.probability, just_full = 0, at_least_full = 0;
    if (fits) {
        float fewer = 0;
        for (int count = 0; count < free; count++) fewer += binomial(p.others, count, q);
        just_full = binomial(p.others, free, q);
        at_least_full = 1 - fewer;
    }
    float share_below = below * p.probability;
    float lowest = power(share_below < 1 ? 1 - share_below : 0, p.others);
    // The same card with the marker in its next place, or the other side of the card.
    const Board &other_board = board.fan == FLIP_DIGITS ? board : p.moved;
    bool can_flip = board.fan == FLIP_DIGITS && p.has_flip && card < 100;
    int other_value = !can_flip ? value : flipped ? card : flip(card);
    int other_row = row_for(other_board, other_value);
    bool other_fits = other_row != NONE;
    int other_free = other_fits ? room(other_board, other_row) - board.length[other_row] : 0;
    if (other_free < 0) other_free = 0;
    // What the cow costs where it lands.
    int jump = 0;
    if (board.fan == JUMPING_COW && row == board.marker) {
        int landing = p.moved.marker;
        if (board.length[landing] >= 5) jump = board.heads[landing] - heads_of(board.last[landing]);
    }
    out[n++] = card / 104.0f;
    out[n++] = value / 104.0f;
    out[n++] = heads_of(card) / 5.0f;
    out[n++] = flipped;
    out[n++] = can_flip;
    out[n++] = !fits;
    for (int at = 1; at <= 4; at++) out[n++] = place == at;
    for (int size = 1; size <= 5; size++) out[n++] = length == size;
    out[n++] = row_heads / 10.0f;
    int gap = fits ? value - board.last[row] : 0;
    out[n++] = (gap < 0 ? -gap : gap) / 50.0f;
    out[n++] = marked;
    out[n++] = between / 10.0f;
    out[n++] = between * (p.others * p.probability);
    out[n++] = full;
    out[n++] = fits && (between < p.others ? between : p.others) < free;
    out[n++] = just_full;
    out[n++] = at_least_full;
    out[n++] = just_full * row_heads / 10.0f;
    out[n++] = share_below;
    out[n++] = above / 10.0f;
    out[n++] = own_below / 10.0f;
    out[n++] = (p.left - 1 - own_below) / 10.0f;
    out[n++] = own_between / 5.0f;
    out[n++] = own_next ? (own_next - value) / 50.0f : 2;
    out[n++] = own_last ? (value - own_last) / 50.0f : 2;
    out[n++] = fits && row == cheap;
    int next = place < 4 ? p.order[place] : -1;
    out[n++] = next >= 0 ? board.length[next] / 5.0f : 0;
    out[n++] = next >= 0 ? board.heads[next] / 10.0f : 0;
    out[n++] = lowest;
    out[n++] = fits ? 0 : lowest * row_heads / 10.0f;
    out[n++] = ((full || !fits ? row_heads : 0) + jump) / 10.0f;
    out[n++] = other_fits;
    out[n++] = other_row == row;
    out[n++] = other_free / 5.0f;
    out[n++] = board.heads[other_fits ? other_row : cheap] / 10.0f;
    int other_gap = other_fits ? other_value - board.last[other_row] : 0;
    out[n++] = (other_gap < 0 ? -other_gap : other_gap) / 50.0f;
    out[n++] = value & 1;
    out[n++] = board.fan == EVEN_ODD && (value & 1) == board.side;
    out[n++] = jump / 10.0f;
    out[n++] = between_flipped * p.flip_share / 10.0f;
}

// Features of a seat. `numbers`: the input number of each candidate; 105 more if flipped, 0 for none.
ON_DEVICE inline void features(Tables tables, int64_t table, int64_t seat, uint8_t *numbers, uint8_t *bits, float *of_table,
                               float *of_cards) {
    Position p = read_position(tables, table, seat);
    for (int card = 1; card <= CARDS; card++) {
        bits[card - 1] = 0;
        bits[CARDS + card - 1] = p.unseen[card];
    }
    for (int index = 0; index < p.left; index++) bits[p.hand[index] - 1] = 1;
    table_features(tables, table, seat, p, of_table);
    for (int candidate = 0; candidate < 2 * p.left; candidate++) {
        bool flipped = candidate >= p.left;
        int card = p.hand[flipped ? candidate - p.left : candidate];
        float *out = of_cards + candidate * CARD;
        if (flipped && !(p.has_flip && card < 100)) {
            numbers[candidate] = 0;
            for (int n = 0; n < CARD; n++) out[n] = 0;
        } else {
            numbers[candidate] = flipped ? CARDS + 1 + card : card;
            card_features(p, card, flipped, out);
        }
    }
}

// The choice of the heuristic of crates/bots/src/games/take6/heuristic.rs.
ON_DEVICE inline int simple(Tables tables, int64_t table, int64_t seat) {
    Position p = read_position(tables, table, seat);
    const Board &board = p.board;
    int best = 0, least = 1 << 30, cheap = board.heads[cheapest(board)];
    for (int candidate = 0; candidate < 2 * p.left; candidate++) {
        bool flipped = candidate >= p.left;
        int index = flipped ? candidate - p.left : candidate, card = p.hand[index];
        if (flipped && !(p.has_flip && card < 100)) continue;
        int value = flipped ? flip(card) : card, row = p.row_of[value], danger = 100 * cheap;
        if (row != NONE) {
            int length = board.length[row], last = board.last[row], heads = board.heads[row] + heads_of(card);
            int low = last < value ? last : value, high = last < value ? value : last, between = 0;
            for (int other = low + 1; other < high; other++) between += p.unseen[other];
            int rivals = (between * p.others * 10 < 100 * p.others ? between * p.others * 10 : 100 * p.others) / 10;
            int spare = (length < 5 ? 5 - length : 0) - 1, risk = rivals - (spare > 0 ? spare : 0) * 8;
            risk = risk < 0 ? 0 : risk > 80 ? 80 : risk;
            danger = length >= room(board, row) ? 100 * heads : risk * heads + between;
        }
        danger += flipped ? 50 : 0;
        if (danger < least) {
            least = danger;
            best = flipped ? index + 16 : index;
        }
    }
    return best;
}

// The same functions for all tables, or for `count` seats.
#ifdef __CUDACC__
#define FOR_ALL(NAME, PARAMETERS, CALL)                                        \
    __global__ void NAME##_kernel PARAMETERS {                                 \
        int64_t i = blockIdx.x * (int64_t)blockDim.x + threadIdx.x;            \
        if (i < count) CALL;                                                   \
    }
#define RUN(NAME, ...) NAME##_kernel<<<(count + 63) / 64, 64, 0, (cudaStream_t)stream>>>(__VA_ARGS__)
#else
#define FOR_ALL(NAME, PARAMETERS, CALL)                                        \
    static void NAME##_kernel PARAMETERS {                                     \
        for (int64_t i = 0; i < count; i++) CALL;                              \
    }
#define RUN(NAME, ...) NAME##_kernel(__VA_ARGS__)
#endif

FOR_ALL(start, (Tables tables, int64_t count), start_round(tables, i))
FOR_ALL(play, (Tables tables, int64_t count, const uint8_t *choice), play_turn(tables, i, choice))
FOR_ALL(simple, (Tables tables, int64_t count, const int64_t *table, const int64_t *seat, int64_t *choice),
        choice[i] = simple(tables, table[i], seat[i]))
FOR_ALL(features,
        (Tables tables, int64_t count, const int64_t *table, const int64_t *seat, uint8_t *numbers, uint8_t *bits,
         float *of_table, float *of_cards),
        features(tables, table[i], seat[i], numbers + i * 2 * tables.left, bits + i * 2 * CARDS, of_table + i * TABLE,
                 of_cards + i * 2 * tables.left * CARD))

#ifdef __CUDACC__
// One block per seat.
__global__ void flat_kernel(Tables tables, const int64_t *table, const int64_t *seat, int worlds, uint64_t seed,
                            int64_t *choice) {
    __shared__ int sums[2 * HAND];
    if (threadIdx.x < 2 * HAND) sums[threadIdx.x] = 0;
    __syncthreads();
    int64_t i = blockIdx.x;
    int own_sums[2 * HAND] = {0};
    for (int world = threadIdx.x; world < worlds; world += blockDim.x)
        add_world(tables, table[i], seat[i], scramble(seed ^ scramble(i * 100003 + world)), own_sums);
    for (int candidate = 0; candidate < 2 * tables.left; candidate++) atomicAdd(&sums[candidate], own_sums[candidate]);
    __syncthreads();
    if (threadIdx.x == 0) choice[i] = best_of(sums, tables, table[i], seat[i]);
}
#endif

extern "C" {
int table_size() { return TABLE; }
int card_size() { return CARD; }

void fans_start(Tables tables, int64_t count, void *stream) { RUN(start, tables, count); }

void fans_play(Tables tables, int64_t count, const uint8_t *choice, void *stream) { RUN(play, tables, count, choice); }

void fans_simple(Tables tables, int64_t count, const int64_t *table, const int64_t *seat, int64_t *choice, void *stream) {
    if (count) RUN(simple, tables, count, table, seat, choice);
}

void fans_features(Tables tables, int64_t count, const int64_t *table, const int64_t *seat, uint8_t *numbers, uint8_t *bits,
                   float *of_table, float *of_cards, void *stream) {
    if (count) RUN(features, tables, count, table, seat, numbers, bits, of_table, of_cards);
}

void fans_flat(Tables tables, int64_t count, const int64_t *table, const int64_t *seat, int worlds, uint64_t seed,
               int64_t *choice, void *stream) {
    if (count == 0) return;
#ifdef __CUDACC__
    int threads = worlds < 128 ? 64 : 128;
    flat_kernel<<<count, threads, 0, (cudaStream_t)stream>>>(tables, table, seat, worlds, seed, choice);
#else
    for (int64_t i = 0; i < count; i++) {
        int sums[2 * HAND] = {0};
        for (int world = 0; world < worlds; world++)
            add_world(tables, table[i], seat[i], scramble(seed ^ scramble(i * 100003 + world)), sums);
        choice[i] = best_of(sums, tables, table[i], seat[i]);
    }
#endif
}
}
