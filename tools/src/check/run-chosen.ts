import { availableParallelism, loadavg } from 'node:os';
import { runStages, type Stage } from './run-stages.ts';
import type { Step } from './step.ts';
import { isIdle, overBudget, timeTable } from './time-budget.ts';

/**
 * Runs the steps whose names contain a word of the command line, or all steps without one. Prints each result and its time, and
 * the total counts at the end; the process ends with 1 when a step failed. With `hasBudget`, it also fails when all steps
 * together take too long on an idle machine.
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
