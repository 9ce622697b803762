import { v7 as uuidV7 } from 'uuid';
import type { Random } from '../src/platform/random.ts';

/** Returns a random source that repeats itself for the same seed (mulberry32). Never use it for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (maxExclusive: number): number => Math.floor(next() * maxExclusive);
  const bytes = (count: number): Uint8Array => Uint8Array.from({ length: count }, () => int(256));
  return {
    uuid: () => uuidV7({ random: bytes(16) }),
    bytes,
    digits: (count) => Array.from({ length: count }, () => int(10)).join(''),
    int,
  };
}
