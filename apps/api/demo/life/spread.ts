const FRACTIONS = 2 ** 32;

/**
 * A number from 0 up to 1 that looks random and is the same at every start, so that the demo's history doesn't change
 * with the machine.
 */
export function spread(...parts: readonly number[]): number {
  let hash = 0x81_1c_9d_c5;
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x01_00_01_93);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
    hash ^= hash >>> 13;
  }
  return (hash >>> 0) / FRACTIONS;
}

/** The index that a number from 0 up to 1 falls on, if weights are laid end to end. */
export function weighted(point: number, weights: readonly number[]): number {
  let rest = point * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    rest -= weight;
    if (rest < 0) return index;
  }
  return weights.length - 1;
}
