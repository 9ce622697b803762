/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * Counted each night. null where the figure is too small to say anything.
 */
export interface SiteFigures {
  /**
     * Members now.
     * @minimum 0
     * @nullable
     */
  members: number | null;
  /**
     * Completed surveys and tasks.
     * @minimum 0
     * @nullable
     */
  answers: number | null;
  /**
     * Coins of benefits that were issued.
     * @minimum 0
     * @nullable
     */
  coins: number | null;
  /**
     * Of those whom surveys did not take in 30 days: percent who knew within 2 minutes and got coins. null with fewer than 20 people.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  toldEarly: number | null;
  countedAt: Time | null;
}
