import type { AnswerQueueOptions } from './queue-types.ts';

/** Drafts are sent `quietMs` after the last change, and at most `latestMs` after the first. */
const quietMs = 500;
const latestMs = 1400;

/** Calls `onDue` when the respondent pauses, at the latest 1.4 s after the first change. */
export const createDraftTimer = (
  { now, setTimeout, clearTimeout }: AnswerQueueOptions<never>['clock'],
  onDue: () => void,
) => {
  let timer: unknown;
  /** The time of the oldest change that waits. */
  let changedAt: number | undefined;
  return {
    /** Call it after each change. */
    start: (): void => {
      clearTimeout(timer);
      const at = now();
      changedAt ??= at;
      timer = setTimeout(onDue, Math.max(0, Math.min(quietMs, changedAt + latestMs - at)));
    },
    stop: (): void => {
      clearTimeout(timer);
      changedAt = undefined;
    },
    isWaiting: (): boolean => changedAt !== undefined,
  };
};
