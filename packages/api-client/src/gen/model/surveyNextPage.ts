/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SurveyPausedBy } from './surveyPausedBy.ts';
import type { SurveyRevision } from './surveyRevision.ts';
import type { Time } from './time.ts';

/**
 * Saved; go on with this page.
 */
export interface SurveyNextPage {
  outcome: 'next';
  /**
     * Name of the page to answer next.
     * @maxLength 100
     */
  page: string;
  /**
     * Percent of the pages answered.
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  revision: SurveyRevision;
  /** Until when the seat is kept; null until screened, or without a limit. */
  seatUntil: Time | null;
  pausedBy: SurveyPausedBy | null;
}
