import type { BodyOf, DataOf } from '@yayan/contract';
import type { ActivityAsks, ActivityRules } from './rules.ts';

export type RunState = 'applied' | 'doing' | 'reviewing' | 'ended';
export type Submission = BodyOf<'submitTaskActivity'>;

/** A member's run of a task that is no questionnaire. It has the id of its participation. */
export interface Run {
  readonly memberId: string;
  readonly participationId: string;
  readonly taskId: string;
  /** `applied` and `reviewing` wait for an operator, `doing` waits for the member. A final verdict makes it `ended`. */
  readonly state: RunState;
  /** The approved application of a trial; null before, and for tasks without an application. */
  readonly application: string | null;
  readonly submission: Submission | null;
  readonly submittedAt: Date | null;
  /** What the reviewer wrote. */
  readonly note: string | null;
  /** How many seconds of a video the member watched. */
  readonly seconds: number;
  readonly beatAt: Date | null;
  /** Elapsed time that the position hasn't used, in milliseconds. Negative if the position is ahead. */
  readonly beatSlack: number;
  /** When the member opened the page of a browse task. */
  readonly leftAt: Date | null;
}

/** What the member must submit now; undefined if nothing. */
export function currentAsks(
  rules: ActivityRules,
  run: Pick<Run, 'state' | 'application'> | undefined,
): ActivityAsks | undefined {
  if (run !== undefined && run.state !== 'doing') return undefined;
  if (rules.kind === 'paipai') return rules.proof;
  if (rules.kind !== 'trial') return undefined;
  return run === undefined || run.application === null ? rules.application : rules.proof;
}

/** Whether a submission is complete. Characters are counted as people see them. */
export function isComplete(asks: ActivityAsks, { text, photos }: Submission): boolean {
  const length = (words: string): number => Array.from(words.trim()).length;
  if (length(text) < asks.textMin) return false;
  if (photos.length < asks.photosMin || photos.length > asks.photosMax) return false;
  if (new Set(photos.map(({ key }) => key)).size !== photos.length) return false;
  return photos.every(({ caption }) => length(caption) >= asks.captionMin);
}

const REVIEW_MS = 3 * 86_400_000;

/** Whether a run waits for an operator. */
export const isWaiting = ({ state }: Pick<Run, 'state'>): boolean =>
  state === 'applied' || state === 'reviewing';

/** The review that a run waits for, and the promised date of the decision: three days after the submission. */
export function reviewOf(run: Run): DataOf<'getTaskActivity'>['review'] {
  const { state, submittedAt } = run;
  if (!isWaiting(run) || submittedAt === null) return null;
  return {
    awaits: state === 'applied' ? 'application' : 'proof',
    by: new Date(submittedAt.getTime() + REVIEW_MS).toISOString(),
  };
}
