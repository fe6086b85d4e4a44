// Flat Monte Carlo for many seats at once, as in crates/bots/src/games/take6/flat.rs: shared worlds, random playouts, own
// heads relative to the mean of the others. Without nvcc the same code compiles as C++ and runs on one core.
//
//   nvcc -O3 -shared -Xcompiler -fPIC -o libflat.so flat.cu
//   g++ -O3 -shared -fPIC -x c++ -o libflat.so flat.cu

#include <cstdint>

#ifdef __CUDACC__
#define ON_DEVICE __host__ __device__
#else
#define ON_DEVICE
#endif

constexpr int SEATS = 10, HAND = 10, CARDS = 104;

ON_DEVICE inline int heads_of(int card) {
    return card == 55 ? 7 : card % 11 == 0 ? 5 : card % 10 == 0 ? 3 : card % 5 == 0 ? 2 : 1;
}

struct Query {
    // By table: last card, length and heads of the rows; seen cards by number; hands; players; highest card.
    const uint8_t *last, *length, *row_heads, *seen, *hands, *players, *deck;
    // The seats that have to decide.
    const int64_t *table, *seat;
    // Null if they choose a card. If they take a row: the cards of the turn by seat that has to decide, its own card first.
    const uint8_t *line;
    int left;

    ON_DEVICE int candidates() const { return line ? 4 : left; }
};

struct Rows {
    int last[4], length[4], heads[4];

    ON_DEVICE Rows(const Query &query, int64_t table) {
        for (int row = 0; row < 4; row++) {
            last[row] = query.last[table * 4 + row];
            length[row] = query.length[table * 4 + row];
            heads[row] = query.row_heads[table * 4 + row];
        }
    }

    // Places a card, and returns the heads that it takes. A card that fits no row takes this one, or the cheapest one if it is -1.
    ON_DEVICE inline int place(int card, int row_to_take) {
        int row = -1, end = 0, cheap = 0, taken = 0;
        for (int r = 0; r < 4; r++) {
            if (last[r] < card && last[r] > end) { end = last[r]; row = r; }
            if (heads[r] < heads[cheap]) cheap = r;
        }
        bool takes = row < 0;
        if (takes) row = row_to_take < 0 ? cheap : row_to_take;
        for (int r = 0; r < 4; r++) {
            if (r != row) continue;
            if (takes || length[r] == 5) {
                taken = heads[r];
                length[r] = 0;
                heads[r] = 0;
            }
            last[r] = card;
            length[r]++;
            heads[r] += heads_of(card);
        }
        return taken;
    }
};

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

// Plays the rest of the round as planned. Returns the heads of all others minus those of seat 0 times their number.
ON_DEVICE inline int play_out(const uint8_t (*plan)[HAND], int players, int left, Rows rows) {
    int margin = 0;
    for (int turn = 0; turn < left; turn++) {
        int line[SEATS];
        for (int seat = 0; seat < players; seat++) {
            int card = plan[seat][turn] << 4 | seat, at = seat;
            for (; at > 0 && line[at - 1] > card; at--) line[at] = line[at - 1];
            line[at] = card;
        }
        for (int place = 0; place < players; place++) {
            int taken = rows.place(line[place] >> 4, -1);
            margin += (line[place] & 15) == 0 ? -taken * (players - 1) : taken;
        }
    }
    return margin;
}

// Samples the hands of the others and the order in which everybody plays. The deciding seat has plan 0.
ON_DEVICE inline void sample_world(const Query &query, int64_t index, uint64_t rng, uint8_t (*plan)[HAND]) {
    int64_t table = query.table[index], seat = query.seat[index];
    int left = query.left, players = query.players[table], deck = query.deck[table];
    const uint8_t *hand = query.hands + (table * SEATS + seat) * left;
    const uint8_t *seen = query.seen + table * (CARDS + 1);
    uint8_t unseen[CARDS];
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
            plan[other][turn] = card;
        }
    }
    for (int turn = 0; turn < left; turn++) {
        int other = next_below(rng, turn + 1);
        plan[0][turn] = plan[0][other];
        plan[0][other] = hand[turn];
    }
}

// Samples one world and adds the value of every card in hand, or of every row, to `sums`.
ON_DEVICE inline void add_world(const Query &query, int64_t index, uint64_t rng, int *sums) {
    int64_t table = query.table[index];
    int left = query.left, players = query.players[table];
    const Rows before(query, table);
    uint8_t plan[SEATS][HAND];
    sample_world(query, index, rng, plan);
    if (query.line) {
        const uint8_t *line = query.line + index * SEATS;
        for (int row = 0; row < 4; row++) {
            Rows rows = before;
            int margin = -rows.place(line[0], row) * (players - 1);
            for (int place = 1; place < players; place++) margin += rows.place(line[place], -1);
            sums[row] += margin + play_out(plan, players, left, rows);
        }
        return;
    }
    const uint8_t *hand = query.hands + (table * SEATS + query.seat[index]) * left;
    for (int candidate = 0; candidate < left; candidate++) {
        int at = 0;
        while (plan[0][at] != hand[candidate]) at++;
        uint8_t first = plan[0][0];
        plan[0][0] = hand[candidate];
        plan[0][at] = first;
        sums[candidate] += play_out(plan, players, left, before);
        plan[0][at] = hand[candidate];
        plan[0][0] = first;
    }
}

ON_DEVICE inline int best_of(const int *sums, int candidates) {
    int best = 0;
    for (int candidate = 1; candidate < candidates; candidate++)
        if (sums[candidate] > sums[best]) best = candidate;
    return best;
}

#ifdef __CUDACC__
// One block per seat.
__global__ void flat_kernel(Query query, int worlds, uint64_t seed, int64_t *choice) {
    __shared__ int sums[HAND];
    if (threadIdx.x < HAND) sums[threadIdx.x] = 0;
    __syncthreads();
    int64_t index = blockIdx.x;
    int own_sums[HAND] = {0};
    for (int world = threadIdx.x; world < worlds; world += blockDim.x)
        add_world(query, index, scramble(seed ^ scramble(index * 100003 + world)), own_sums);
    for (int candidate = 0; candidate < query.candidates(); candidate++) atomicAdd(&sums[candidate], own_sums[candidate]);
    __syncthreads();
    if (threadIdx.x == 0) choice[index] = best_of(sums, query.candidates());
}
#endif

extern "C" void flat_choose(const uint8_t *last, const uint8_t *length, const uint8_t *row_heads, const uint8_t *seen,
                            const uint8_t *hands, const uint8_t *players, const uint8_t *deck, const int64_t *table,
                            const int64_t *seat, const uint8_t *line, int left, int64_t seats, int worlds, uint64_t seed,
                            int64_t *choice, void *stream) {
    Query query = {last, length, row_heads, seen, hands, players, deck, table, seat, line, left};
    if (seats == 0) return;
#ifdef __CUDACC__
    int threads = worlds < 128 ? 64 : 128;
    flat_kernel<<<seats, threads, 0, (cudaStream_t)stream>>>(query, worlds, seed, choice);
#else
    for (int64_t index = 0; index < seats; index++) {
        int sums[HAND] = {0};
        for (int world = 0; world < worlds; world++)
            add_world(query, index, scramble(seed ^ scramble(index * 100003 + world)), sums);
        choice[index] = best_of(sums, query.candidates());
    }
#endif
}
