import type { NewTask } from '../../task/api.ts';
import type { ConsoleDataOf } from '@yayan/contract/console';

type Oddities = NonNullable<ConsoleDataOf<'checkTaskFile'>['task']>['oddities'];

/** A task that pays so many times the median of all is mostly a slip of the keyboard. */
const FAR_MORE = 5;
/** Even an open question mostly takes less. */
const MINUTES_A_QUESTION = 2;

/**
 * What is unusual about a task, for its author to confirm (rule 14.99): coins for each declared minute far above the
 * median of all tasks, and more minutes than its questions can take.
 */
export const oddities = (
  { coins, declaredMinutes }: Pick<NewTask, 'coins' | 'declaredMinutes'>,
  questions: number,
  usualCoinsAMinute: number | undefined,
): Oddities => {
  if (declaredMinutes === null || declaredMinutes <= 0) return [];
  const coinsAMinute = coins / declaredMinutes;
  const isRich = usualCoinsAMinute !== undefined && coinsAMinute > usualCoinsAMinute * FAR_MORE;
  const most = questions * MINUTES_A_QUESTION;
  return [
    ...(isRich
      ? [{ kind: 'pay' as const, found: Math.round(coinsAMinute), usual: Math.round(usualCoinsAMinute) }]
      : []),
    ...(questions > 0 && declaredMinutes > most
      ? [{ kind: 'length' as const, found: declaredMinutes, usual: most }]
      : []),
  ];
};
