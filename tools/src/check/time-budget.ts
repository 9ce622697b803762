import type { Timing } from './step.ts';

/**
 * The time limit of the whole check on an otherwise idle machine of our pace (README.md). Our goal is 12 minutes on two
 * processors; until then, this limit catches changes that make the check much slower.
 */
export const budgetMinutes = 45;
/**
 * The pace (machine-pace.ts) that the limit is for, in seconds: the best one measured here. At 0.75 the check of 2026-11-30 took
 * 37.5 minutes, which are 31 at this pace.
 */
export const ourPace = 0.63;
const fewest = 2;

/**
 * Whether times on this machine are meaningful: it has at least two processors, and more than half of them were idle in the
 * last minute.
 */
export const isIdle = (load: number, processors: number): boolean =>
  processors >= fewest && load < processors / 2;

const longestFirst = (times: readonly Timing[]): Timing[] => times.toSorted((a, b) => b.seconds - a.seconds);

const tableOf = (times: readonly Timing[]): string => {
  const rows = times.map(({ name, seconds }) => ({ name, time: `${seconds.toFixed(1)} s` }));
  const width = Math.max(...rows.map(({ name }) => name.length));
  const timeWidth = Math.max(...rows.map(({ time }) => time.length));
  return rows.map(({ name, time }) => `${name.padEnd(width)}  ${time.padStart(timeWidth)}`).join('\n');
};

/** The times of all steps as a table, the longest first. Steps run in parallel, so their sum is more than the whole time. */
export const timeTable = (times: readonly Timing[], wholeSeconds: number): string =>
  tableOf([...longestFirst(times), { name: 'all of it', seconds: wholeSeconds }]);

/** The 30 files of tests that took longest, as a table. They include waiting for a processor. */
export const slowestFiles = (files: readonly Timing[]): string => tableOf(longestFirst(files).slice(0, 30));

/** The limit on a machine of this pace, in seconds: a slower one may take longer, a faster one is held to the same minutes. */
const budgetSeconds = (pace: number): number => budgetMinutes * 60 * Math.max(1, pace / ourPace);

/** Why the check took too long; undefined when it didn't, or when the machine was busy at the start. */
export const overBudget = (wholeSeconds: number, pace: number, wasIdle: boolean): string | undefined => {
  const limit = budgetSeconds(pace);
  return !wasIdle || wholeSeconds <= limit
    ? undefined
    : `✗ the check took ${(wholeSeconds / 60).toFixed(1)} minutes on an idle machine; at its pace it may take ${(limit / 60).toFixed(1)}`;
};
