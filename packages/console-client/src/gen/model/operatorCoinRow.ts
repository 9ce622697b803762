/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface OperatorCoinRow {
  id: Id;
  at: Time;
  /** @maxLength 200 */
  title: string;
  coins: number;
  balance: number;
  /** @maxLength 40 */
  reason: string;
  /**
     * @maxLength 500
     * @nullable
     */
  note: string | null;
}
