import type { Run } from './run.ts';

type Watched = Pick<Run, 'seconds' | 'beatAt' | 'beatSlack'>;

/** How far a player may be ahead of our clock, for the whole video: calls take a moment and players round. */
const TOLERANCE_MS = 2000;
/** A beat brings in no more time than this. A player that was silent for longer goes on from there. */
const LONGEST_GAP_MS = 15_000;

/**
 * What is watched after a beat; undefined when the position is ahead of the clock (rule 3.27). All beats together advance
 * by no more than the time since the first one plus the tolerance: what a beat is ahead, later beats have to make up.
 * Time that isn't used is kept up to the tolerance only, so that a pause doesn't pay for a skip. Watching a part again
 * is allowed and counts nothing.
 */
export function watchedAfter(
  { seconds, beatAt, beatSlack }: Watched,
  position: number,
  now: Date,
): Pick<Run, 'seconds' | 'beatSlack'> | undefined {
  const passed = beatAt === null ? 0 : Math.min(now.getTime() - beatAt.getTime(), LONGEST_GAP_MS);
  const advanced = Math.max(0, position - seconds);
  const slack = beatSlack + passed - Math.round(advanced * 1000);
  if (slack < -TOLERANCE_MS) return undefined;
  return { seconds: seconds + advanced, beatSlack: Math.min(slack, TOLERANCE_MS) };
}
