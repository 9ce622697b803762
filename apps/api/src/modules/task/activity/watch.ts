import type { Run } from './run.ts';

/** A call takes a moment and players round: this much more than the clock says is believed. Seconds. */
const TOLERANCE = 2;
/** One beat tells of no more than this: a player that fell silent starts again from there. Seconds. */
const LONGEST_BEAT = 15;

/**
 * How much of a video is watched after a beat; undefined when less time passed than it tells of (decisions §3: no pay for
 * skipped minutes). Watching a part again counts nothing and is no offence.
 */
export function watchedAfter(
  { seconds, beatAt }: Pick<Run, 'seconds' | 'beatAt'>,
  position: number,
  now: Date,
): number | undefined {
  if (position <= seconds) return seconds;
  const passed = beatAt === null ? 0 : (now.getTime() - beatAt.getTime()) / 1000;
  return position - seconds <= Math.min(passed, LONGEST_BEAT) + TOLERANCE ? position : undefined;
}
