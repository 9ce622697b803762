/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { TaskArrival } from './taskArrival.ts';
import type { TaskDay } from './taskDay.ts';
import type { TaskOutcomeChance } from './taskOutcomeChance.ts';
import type { TaskOutcomeReversal } from './taskOutcomeReversal.ts';

/**
 * What each result means for this member, before the start and until the participation has ended. Chance and reversals are
 * counted; without enough people they are null.
 */
export interface TaskOutcome {
  complete: Coins;
  /**
     * Coins when screened out; 0 when the day has none left for this member.
     * @minimum 0
     */
  screenedOut: number;
  /**
     * Coins when the quota is full.
     * @minimum 0
     */
  quotaFull: number;
  today: TaskDay;
  arrival: TaskArrival;
  /**
     * By then the coins arrive at the latest; null without a date.
     * @minimum 0
     * @nullable
     */
  arrivalDays: number | null;
  /** How often this task's owner took completes back in 90 days; null with fewer than 20 completes. */
  reversal: TaskOutcomeReversal;
  /** How many of the last people, at most 100, were taken; null with fewer than 20. */
  chance: TaskOutcomeChance;
}
