/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CardKind } from './cardKind.ts';
import type { CardState } from './cardState.ts';
import type { CardUse } from './cardUse.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

/**
 * A card voucher of the member.
 */
export interface Card {
  id: Id;
  /**
     * Its last four characters; `revealCard` shows all of it.
     * @maxLength 32
     */
  number: string;
  kind: CardKind;
  /** @maxLength 50 */
  title: string;
  /**
     * What it is worth at a glance.
     * @maxLength 30
     */
  value: string;
  /** @maxLength 200 */
  rule: string;
  /**
     * Where it came from.
     * @maxLength 100
     */
  source: string;
  state: CardState;
  createdAt: Time;
  /** Null when it does not expire. */
  expiresAt: Time | null;
  /** Null until used. */
  use: CardUse | null;
}
