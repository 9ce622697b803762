/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Rehearsal } from './rehearsal.ts';

export interface RehearsalState {
  /** Null while none runs. */
  rehearsal: Rehearsal | null;
}
