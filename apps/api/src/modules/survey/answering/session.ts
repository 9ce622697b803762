import type { Answers } from '@yayan/survey-engine';
import type { Drafts } from './drafts.ts';

/** A member's answers and progress in one participation. */
export interface Session {
  readonly memberId: string;
  readonly participationId: string;
  readonly taskId: string;
  /** The version of the questionnaire; it stays the same from start to end. */
  readonly surveyId: string;
  readonly answers: Answers;
  /** Answers of pages that are not confirmed yet. */
  readonly drafts: Drafts;
  /** The number of times that the drafts changed. */
  readonly draftRevision: number;
  /** The furthest page that was accepted, or null before the first. */
  readonly acceptedPage: string | null;
  /** The page to answer next. */
  readonly page: string;
  /** The number of saves. */
  readonly revision: number;
  /** Whether the screening page was passed. */
  readonly screened: boolean;
  /** Quota cells in which a seat is reserved. */
  readonly cells: readonly string[];
  /** Hash of the last saved request, and the outcome it returned. */
  readonly lastSave: string | null;
  readonly lastOutcome: unknown;
}
