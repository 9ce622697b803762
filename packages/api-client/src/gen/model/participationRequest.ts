/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PublicId } from './publicId.ts';
import type { SurveyPause } from './surveyPause.ts';
import type { TaskDataUseVersion } from './taskDataUseVersion.ts';

export interface ParticipationRequest {
  taskHashId: PublicId;
  /** That the member agreed to the task's `dataUse`; must be true where that asks for consent. */
  consent?: boolean;
  /**
     * The version of `dataUse` that the member read; a consent without it is to version 1. An older one than the
     * task's is refused with DATA_USE_CHANGED: show the new text first.
     */
  dataUseVersion?: TaskDataUseVersion;
  pause?: SurveyPause;
}
