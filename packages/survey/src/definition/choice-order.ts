/** survey-core's generator of random numbers (mulberry32). */
const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
};

/** The seed of a page or question, from the seed of its container. */
export const seedOf = (around: number, type: string, name: string): number => {
  let seed = around;
  for (const character of `${type}${name}`.split(''))
    seed = ((seed << 5) - seed + character.charCodeAt(0)) | 0;
  return seed;
};

/** The choices of a question in the order in which survey-core shuffles them; a test compares the two. */
export const shuffled = <T>(choices: readonly T[], seed: number): readonly T[] => {
  const random = randomFrom(seed);
  const order = [...choices];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const at = Math.floor(random() * (last + 1));
    [order[last], order[at]] = [order[at] as T, order[last] as T]; // Both indexes are within the list.
  }
  return order;
};
