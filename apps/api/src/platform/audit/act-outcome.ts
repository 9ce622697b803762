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
