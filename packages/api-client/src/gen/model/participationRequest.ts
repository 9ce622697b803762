/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PublicId } from './publicId.ts';
import type { SurveyPause } from './surveyPause.ts';

export interface ParticipationRequest {
  taskHashId: PublicId;
  /** That the member agreed to the task's `dataUse`; must be true where that asks for consent. */
  consent?: boolean;
  pause?: SurveyPause;
}
