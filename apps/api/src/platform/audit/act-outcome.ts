import { createHash } from 'node:crypto';
import type { ConsoleDataOf } from '@yayan/contract/console';
import type { Plan } from './act.ts';

/** What an act answers: what it would do, what it did, or that it waits for a second person. */
export type ActOutcome = ConsoleDataOf<'pauseTask'>;

/** Stands for the state that an operator saw. */
export const seenOf = ({ subject, changes }: Pick<Plan, 'subject' | 'changes'>): string =>
  createHash('sha256')
    .update(JSON.stringify([subject, ...changes.map(({ field, before }) => [field, before])]))
    .digest('base64url')
    .slice(0, 22);

/** What an act changes, as it is before or after, by field. */
export const sideOf = (
  { changes }: Pick<Plan, 'changes'>,
  side: 'before' | 'after',
): Record<string, string | null> => Object.fromEntries(changes.map((change) => [change.field, change[side]]));

export const outcomeOf = (
  plan: Plan,
  { state, needsSecond, id }: Pick<ActOutcome, 'state' | 'needsSecond' | 'id'>,
): ActOutcome => ({
  state,
  id,
  subject: plan.subject,
  title: plan.title,
  changes: plan.changes,
  seen: seenOf(plan),
  needsSecond,
});
