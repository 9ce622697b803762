/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RankingChoice } from './rankingChoice.ts';

export interface RankingChoiceRequest {
  choice: RankingChoice;
}
