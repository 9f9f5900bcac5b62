/** Pseudo-random numbers that are equal in every run: seeded data must not change between two starts. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** An integer from `least` to `most`, both inclusive. */
  between(least: number, most: number): number;
  /** True with this probability, 0 to 1. */
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** A mulberry32 generator with 32 bits of state: good enough for demo data, not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    chance: (share) => next() < share,
    pick: <T>(from: readonly T[]): T => {
      if (from.length === 0) throw new RangeError("nothing to pick from");
      return from[between(0, from.length - 1)] as T;
    },
  };
}
