/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskOddityKind } from './taskOddityKind.ts';

export interface TaskOddity {
  kind: TaskOddityKind;
  /** Coins for each declared minute, or the declared minutes. */
  found: number;
  /** The median of all tasks, or the most minutes for so many questions. */
  usual: number;
}
