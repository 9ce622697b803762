/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AppealVerdict } from './appealVerdict.ts';

export type DecideTicketRequestInput = {
  verdict: AppealVerdict;
  /**
     * Coins to give back; null for all that were lost when reversed, none otherwise.
     * @minimum 1
     * @maximum 10000000
     * @nullable
     */
  coins?: number | null;
  /**
     * @minimum 1
     * @maximum 100
     * @nullable
     */
  points?: number | null;
  /**
     * Days by which a partial verdict shortens a penalty.
     * @minimum 1
     * @maximum 365
     * @nullable
     */
  days?: number | null;
};
