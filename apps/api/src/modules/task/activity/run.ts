import type { BodyOf, DataOf } from '@yayan/contract';
import type { ActivityAsks, ActivityRules } from './rules.ts';

export type RunState = 'applied' | 'doing' | 'reviewing';
export type Submission = BodyOf<'submitTaskActivity'>;

/** A member's run of a task that is no questionnaire. It has the id of its participation. */
export interface Run {
  readonly memberId: string;
  readonly participationId: string;
  readonly taskId: string;
  /** applied and reviewing wait for us, doing waits for the member. */
  readonly state: RunState;
  /** The approved application of a trial; null before, and for tasks without an application. */
  readonly application: string | null;
  readonly submission: Submission | null;
  readonly submittedAt: Date | null;
  /** What the reviewer wrote. */
  readonly note: string | null;
  /** How much of a video was watched. */
  readonly seconds: number;
  readonly beatAt: Date | null;
  /** Time between beats that the position has not used up, or less than nothing. Milliseconds. */
  readonly beatSlack: number;
  /** When the member left for the page of a browse task. */
  readonly leftAt: Date | null;
}

/** What the member is to hand in now; undefined when nothing is. */
export function asksNow(
  rules: ActivityRules,
  run: Pick<Run, 'state' | 'application'> | undefined,
): ActivityAsks | undefined {
  if (run !== undefined && run.state !== 'doing') return undefined;
  if (rules.kind === 'paipai') return rules.proof;
  if (rules.kind !== 'trial') return undefined;
  return run === undefined || run.application === null ? rules.application : rules.proof;
}

/** Whether what was handed in is all that was asked for. Characters count as people see them. */
export function isComplete(asks: ActivityAsks, { text, photos }: Submission): boolean {
  const length = (words: string): number => Array.from(words.trim()).length;
  if (length(text) < asks.textMin) return false;
  if (photos.length < asks.photosMin || photos.length > asks.photosMax) return false;
  if (new Set(photos.map(({ key }) => key)).size !== photos.length) return false;
  return photos.every(({ caption }) => length(caption) >= asks.captionMin);
}

const REVIEW_MS = 3 * 86_400_000;

/** What waits for an operator, and by when the member is promised a decision: three days after handing it in. */
export function reviewOf({ state, submittedAt }: Run): DataOf<'getTaskActivity'>['review'] {
  if (state === 'doing' || submittedAt === null) return null;
  return {
    awaits: state === 'applied' ? 'application' : 'proof',
    by: new Date(submittedAt.getTime() + REVIEW_MS).toISOString(),
  };
}
