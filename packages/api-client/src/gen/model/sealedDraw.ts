/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PrizeId } from './prizeId.ts';
import type { Roll } from './roll.ts';
import type { Sha256 } from './sha256.ts';
import type { Time } from './time.ts';

/**
 * One draw in the public list. `head` is SHA-256 of the head before it (64 zeros before the first) and
 * `position|pseudonym|number|clientSeed|version|roll|prize`, joined by a line break; `prize` is empty without one.
 */
export interface SealedDraw {
  /** @minimum 1 */
  position: number;
  /** @maxLength 16 */
  pseudonym: string;
  /** @minimum 1 */
  number: number;
  /** @maxLength 64 */
  clientSeed: string;
  /** @minimum 1 */
  version: number;
  roll: Roll;
  prizeId: PrizeId | null;
  at: Time;
  head: Sha256;
}
