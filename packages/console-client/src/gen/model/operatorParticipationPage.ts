/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorParticipation } from './operatorParticipation.ts';

export interface OperatorParticipationPage {
  /** @maxItems 100 */
  items: OperatorParticipation[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
}
