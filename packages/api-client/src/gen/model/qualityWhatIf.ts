/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { QualityStandingState } from './qualityStandingState.ts';

/**
 * What an act would make of the score now.
 */
export interface QualityWhatIf {
  /** @maxLength 60 */
  act: string;
  /**
     * What it adds; 0 changes nothing today.
     * @minimum -100
     * @maximum 100
     */
  points: number;
  /**
     * The score after it.
     * @minimum 0
     * @maximum 100
     */
  score: number;
  state: QualityStandingState;
  /**
     * The number of the rule.
     * @maxLength 10
     */
  ruleNumber: string;
  /**
     * When, or why not; null without a note.
     * @maxLength 60
     * @nullable
     */
  note: string | null;
}
