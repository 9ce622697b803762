import type { TaskBrief } from '@yayan/api-client';

/** How a participation goes, as its scene says. */
export interface SurveyTerms {
  /** Whether somebody else takes the last seat while the screening questions are answered. */
  readonly quotaFills: boolean;
  /** When the coins of a supplier's survey arrive, and whether they are taken back. */
  readonly pay: 'at once' | 'by a late postback' | 'at once, then reversed';
}

/** One participation of a member. */
export interface Run {
  readonly sessionId: string;
  readonly task: TaskBrief;
  readonly startedAt: string;
  readonly kind: 'hosted' | 'external';
  readonly terms: SurveyTerms;
  /** Pages that were answered. */
  readonly pages: Set<string>;
  answers: Record<string, unknown>;
  revision: number;
  result: 0 | 1 | 2 | 3;
  endedAt: string | null;
}
