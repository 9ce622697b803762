import { useCallback, useSyncExternalStore } from 'react';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import { remainingText } from './remaining-text.ts';
import { nextTurn, type Schedule, turnText } from './schedule-text.ts';
import { watchLastDay } from './turn-clock.ts';

const never = (): void => undefined;

const textAt = (schedule: Schedule, now: number): string => {
  const left = remainingText(schedule, now);
  const turn = turnText(schedule, new Date(now));
  return left === undefined ? turn : `${turn}，${left}`;
};

/** The next date of a schedule, and on its last day how long it is until then, by the server's clock. */
export function TurnTime({ schedule }: { schedule: Schedule }) {
  const { serverNow } = useDiscussionPlace();
  const turn = nextTurn(schedule);
  const watch = useCallback(
    (listener: () => void) => (turn === undefined ? never : watchLastDay(turn, serverNow, listener)),
    [turn, serverNow],
  );
  return useSyncExternalStore(watch, () => textAt(schedule, serverNow()));
}
