import type { TaskBrief } from '@yayan/api-client';

/** How a participation goes in its scene. */
export interface SurveyTerms {
  /** Whether somebody else gets the last seat while the member answers the screener. */
  readonly quotaFills: boolean;
  /** When the coins of a supplier's survey arrive, and whether they are reversed. */
  readonly pay: 'at once' | 'by a late postback' | 'at once, then reversed';
}

/** An answer whose page isn't confirmed yet. Without `answer` the respondent removed the earlier one. */
interface Draft {
  readonly page: string;
  readonly answer?: unknown;
  readonly revision: number;
  readonly at: number;
  /** Whether the member's profile gave it, and nobody has changed it. */
  readonly isPrefilled?: true;
}

export type Drafts = Readonly<Record<string, Draft>>;

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
  /** Answers of pages that aren't finished, by name. */
  drafts: Drafts;
  /** How often drafts were stored. */
  draftRevision: number;
  result: 0 | 1 | 2 | 3 | 8;
  endedAt: string | null;
}
