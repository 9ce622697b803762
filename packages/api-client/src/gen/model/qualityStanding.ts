/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { QualityRecovery } from './qualityRecovery.ts';
import type { QualityRise } from './qualityRise.ts';
import type { QualityStandingState } from './qualityStandingState.ts';
import type { QualityWhatIf } from './qualityWhatIf.ts';

/**
 * How carefully the member answers: 0–100, fewer tasks below 60, paused below 40.
 */
export interface QualityStanding {
  /**
     * @minimum 0
     * @maximum 100
     */
  score: number;
  state: QualityStandingState;
  /** The deduction that ends next; null when none is running. */
  recovers: QualityRecovery | null;
  /** How it rises by answering; null at 100. */
  rise: QualityRise | null;
  /**
     * What each act would change.
     * @maxItems 6
     */
  whatIf: QualityWhatIf[];
  /**
     * How to raise it.
     * @maxItems 5
     * @items.maxLength 100
     */
  tips: string[];
}
