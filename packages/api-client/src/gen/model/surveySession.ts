/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { ParticipationState } from './participationState.ts';
import type { SurveyAnswers } from './surveyAnswers.ts';
import type { SurveyDefinition } from './surveyDefinition.ts';
import type { SurveyDrafts } from './surveyDrafts.ts';
import type { SurveyPageInfo } from './surveyPageInfo.ts';
import type { SurveyPausedBy } from './surveyPausedBy.ts';
import type { SurveyRevision } from './surveyRevision.ts';
import type { TaskBrief } from './taskBrief.ts';
import type { Time } from './time.ts';

/**
 * Everything the runner needs to start or to go on where the member stopped.
 */
export interface SurveySession {
  task: TaskBrief;
  definition: SurveyDefinition;
  /**
     * Names of the questions that the member may decline to answer, required or not; the answers then hold `true` under the name
     * with `-Declined` behind it, and nothing else of that question.
     * @maxItems 2000
     * @items.maxLength 100
     */
  sensitive: string[];
  answers: SurveyAnswers;
  drafts: SurveyDrafts;
  /**
     * Name of the page to answer next.
     * @maxLength 100
     */
  page: string;
  /** @maxItems 200 */
  pages: SurveyPageInfo[];
  /**
     * Percent of the pages answered.
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  revision: SurveyRevision;
  startedAt: Time;
  /** Until when the seat is kept; null until screened, or without a limit. */
  seatUntil: Time | null;
  pausedBy: SurveyPausedBy | null;
  /**
     * Whether the member withdrew the consent to pass the answers on. Then answers are refused with CONSENT_REQUIRED
     * until `startParticipation` carries the consent again.
     */
  consentNeeded: boolean;
  state: ParticipationState;
  /** What the result page is opened with; null while open. */
  resultId: Id | null;
}
