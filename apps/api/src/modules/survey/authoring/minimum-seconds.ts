import type { NewTask } from '../../task/api.ts';

/** A paid questionnaire takes at least this share of its declared minutes (rule 3.35). */
const SHARE = 0.2;

type Paid = Pick<NewTask, 'coins' | 'declaredMinutes'>;

/** Fewest `minimumSeconds` of a task's questionnaire; 0 if it pays no coins or declares no minutes. */
const fewestSeconds = ({ coins, declaredMinutes }: Paid): number =>
  coins > 0 ? Math.ceil((declaredMinutes ?? 0) * 60 * SHARE) : 0;

/** Code of the refusal, so that a program can tell it from other faults. */
const CODE = 'MINIMUM_SECONDS_TOO_LOW';

/** What is wrong with the minimum seconds of a task's questionnaire; undefined if nothing is. */
export function minimumSecondsFault(task: Paid, minimumSeconds: number): string | undefined {
  const fewest = fewestSeconds(task);
  return minimumSeconds >= fewest
    ? undefined
    : `host.minimumSeconds: ${CODE}: a paid task of ${task.declaredMinutes ?? 0} minutes asks for at least ${fewest}`;
}
