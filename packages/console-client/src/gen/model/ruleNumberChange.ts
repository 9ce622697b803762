/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

export interface RuleNumberChange {
  id: string;
  value: number;
  /** The number that held when this change began or begins. */
  before: number;
  holdsFrom: Time;
  /** @maxLength 100 */
  madeBy: string;
  madeAt: Time;
  /** @maxLength 200 */
  reason: string;
  /**
     * Who dropped it before it held.
     * @maxLength 100
     * @nullable
     */
  droppedBy: string | null;
  /** @nullable */
  droppedAt: string | null;
}
