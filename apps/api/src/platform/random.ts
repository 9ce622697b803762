import { randomBytes, randomInt } from 'node:crypto';
import { v7 as uuidV7 } from 'uuid';

/** The source of chance: the operating system's generator in production, a seeded one in tests. */
export interface Random {
  /** A new id: uuid version 7, so that ids made later sort later. */
  uuid(): string;
  bytes(count: number): Uint8Array;
  /** `count` decimal digits, each equally likely, leading zeros kept (verification codes). */
  digits(count: number): string;
  /** A whole number from 0 up to but not including `maxExclusive`. */
  int(maxExclusive: number): number;
}

/** Cryptographically strong randomness. */
export const systemRandom: Random = {
  uuid: () => uuidV7(),
  bytes: (count) => new Uint8Array(randomBytes(count)),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
  int: (maxExclusive) => randomInt(maxExclusive),
};
