/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { RehearsalGateTries } from './rehearsalGateTries.ts';
import type { RehearsalProblem } from './rehearsalProblem.ts';

/**
 * What the scripted respondents met on their way through the guide. They call what real respondents call, at the times of the
 * guide's schedule.
 */
export interface RehearsalReport {
  /**
     * Number of different times at which topics or sections opened.
     * @minimum 0
     */
  openings: number;
  /** The rules that respondents tried to break. A rule that no section has is missing. */
  gates: RehearsalGateTries[];
  /** In the order of the guide. */
  problems: RehearsalProblem[];
}
