import type { Overview } from '@yayan/console-client';

export interface WaitingInRoom {
  count: number;
  /** Whether there is more than was counted. */
  isCapped: boolean;
  /** Whether something should be done by now. */
  isLate: boolean;
}

/** How much waits in a room, of these queues. */
export function waitingIn(
  { at, waiting }: Pick<Overview, 'at' | 'waiting'>,
  queues: readonly Overview['waiting'][number]['what'][],
): WaitingInRoom {
  const own = waiting.filter(({ what }) => queues.includes(what));
  return {
    count: own.reduce((sum, { count }) => sum + count, 0),
    isCapped: own.some(({ countIsCapped }) => countIsCapped),
    isLate: own.some(({ count, dueAt }) => count > 0 && dueAt !== null && dueAt < at),
  };
}
