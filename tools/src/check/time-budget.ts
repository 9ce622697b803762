import type { StepTime } from './run-stages.ts';

/**
 * The time limit of the whole check on an otherwise idle machine (README.md). Our goal is 12 minutes on two processors; until
 * then, this limit catches changes that make the check much slower.
 */
export const budgetMinutes = 45;
const fewest = 2;

/**
 * Whether times on this machine are meaningful: it has at least two processors, and more than half of them were idle in the
 * last minute.
 */
export const isIdle = (load: number, processors: number): boolean =>
  processors >= fewest && load < processors / 2;

/** The times of all steps as a table, the longest first. Steps run in parallel, so their sum is more than the whole time. */
export const timeTable = (times: readonly StepTime[], wholeSeconds: number): string => {
  const rows = [
    ...times.toSorted((a, b) => b.seconds - a.seconds),
    { name: 'all of it', seconds: wholeSeconds },
  ].map(({ name, seconds }) => ({ name, time: `${seconds.toFixed(1)} s` }));
  const width = Math.max(...rows.map(({ name }) => name.length));
  const timeWidth = Math.max(...rows.map(({ time }) => time.length));
  return rows.map(({ name, time }) => `${name.padEnd(width)}  ${time.padStart(timeWidth)}`).join('\n');
};

/** Why the check took too long; undefined when it didn't, or when the machine was busy at the start. */
export const overBudget = (wholeSeconds: number, wasIdle: boolean): string | undefined =>
  !wasIdle || wholeSeconds <= budgetMinutes * 60
    ? undefined
    : `✗ the check took ${(wholeSeconds / 60).toFixed(1)} minutes on an idle machine; it may take ${budgetMinutes}`;
