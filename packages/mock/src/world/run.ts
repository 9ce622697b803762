import type { TaskBrief } from '@yayan/api-client';

/** How a participation goes in its scene. */
export interface SurveyTerms {
  /** Whether somebody else gets the last seat while the member answers the screener. */
  readonly quotaFills: boolean;
  /** When the coins of a supplier's survey arrive, and whether they are reversed. */
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
  /** Answers of pages that aren't finished, and how often they were stored. */
  drafts: { pages: string[]; answers: Record<string, unknown>; revision: number };
  result: 0 | 1 | 2 | 3 | 8;
  endedAt: string | null;
}
