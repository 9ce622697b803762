import type { Run } from './run.ts';

type WatchProgress = Pick<Run, 'seconds' | 'beatAt' | 'beatSlack'>;

/**
 * How far a player may be ahead of our clock in the whole video, because calls take time and players round positions.
 */
const TOLERANCE_MS = 2000;
/** One beat counts at most this much time. A player that was silent for longer continues from there. */
const LONGEST_GAP_MS = 15_000;

/**
 * The watched time after a beat; undefined if the position is ahead of the clock (rule 3.27). All beats together
 * advance by at most the time since the first beat plus the tolerance, so a beat that is ahead leaves less for later
 * beats. Unused time is kept only up to the tolerance, so that a pause doesn't pay for a skip. Watching a part again is
 * allowed and adds no time.
 */
export function watchedAfter(
  { seconds, beatAt, beatSlack }: WatchProgress,
  position: number,
  now: Date,
): Pick<Run, 'seconds' | 'beatSlack'> | undefined {
  const passed = beatAt === null ? 0 : Math.min(now.getTime() - beatAt.getTime(), LONGEST_GAP_MS);
  const advanced = Math.max(0, position - seconds);
  const slack = beatSlack + passed - Math.round(advanced * 1000);
  if (slack < -TOLERANCE_MS) return undefined;
  return { seconds: seconds + advanced, beatSlack: Math.min(slack, TOLERANCE_MS) };
}
