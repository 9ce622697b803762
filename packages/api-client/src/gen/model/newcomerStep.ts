/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { NewcomerStepKind } from './newcomerStepKind.ts';

export interface NewcomerStep {
  step: NewcomerStepKind;
  done: boolean;
  /**
     * Path where the member does it; null once it is done.
     * @nullable
     * @pattern ^/
     */
  link: string | null;
  /**
     * Coins for the step; null when they depend on the task or there are none.
     * @minimum 1
     * @nullable
     */
  coins: number | null;
}
