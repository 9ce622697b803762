/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RehearsalGate } from './rehearsalGate.ts';

/**
 * How often a rule was tried, and how often it held.
 */
export interface RehearsalGateTries {
  gate: RehearsalGate;
  /**
     * Number of tries.
     * @minimum 0
     */
  tried: number;
  /**
     * How many of them were refused.
     * @minimum 0
     */
  held: number;
}
