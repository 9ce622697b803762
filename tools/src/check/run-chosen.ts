import { availableParallelism, loadavg } from 'node:os';
import { runStages, type Stage } from './run-stages.ts';
import type { Step } from './step.ts';
import { isIdle, overBudget, timeTable } from './time-budget.ts';

/**
 * Runs those steps whose names contain a word of the command line, or all without one. Prints how each came out, how long
 * each took and, last, the counts of all; the process ends with 1 when any failed. With `hasBudget`, all steps together
 * also fail when they take too long on an idle machine.
 */
export const runChosen = async (
  stages: readonly Stage[],
  { secondLook = false, hasBudget = false } = {},
): Promise<void> => {
  const wanted = process.argv.slice(2);
  const isChosen = ({ name }: Step): boolean =>
    wanted.length === 0 || wanted.some((word) => name.includes(word));
  const chosen = stages.map((stage) => stage.map((lane) => lane.filter(isChosen)));
  const wasIdle = isIdle(loadavg()[0] ?? 0, availableParallelism());
  const started = performance.now();
  const { passed, failed, times } = await runStages(chosen, (report) => console.log(report), { secondLook });
  const seconds = (performance.now() - started) / 1000;
  console.log(timeTable(times, seconds));
  const tooLong = hasBudget && wanted.length === 0 ? overBudget(seconds, wasIdle) : undefined;
  if (tooLong !== undefined) console.log(tooLong);
  const faults = failed + (tooLong === undefined ? 0 : 1);
  console.log(`${passed} passed, ${faults} failed`);
  process.exitCode = faults > 0 ? 1 : 0;
};
