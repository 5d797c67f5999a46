let state = Number(process.env.LOAD_SEED ?? 1);

/** A number in [0, 1) as `Math.random` gives it (Mulberry32): the same ones for the same `LOAD_SEED`. */
export function chance(): number {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}
