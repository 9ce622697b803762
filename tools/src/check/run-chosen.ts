import { availableParallelism, loadavg } from 'node:os';
import { machinePace } from './machine-pace.ts';
import { runStages, type Stage } from './run-stages.ts';
import type { Step } from './step.ts';
import { isIdle, overBudget, ourPace, slowestFiles, timeTable } from './time-budget.ts';

/** Prints the machine's pace, and resolves to why the check took too long at it; undefined when it didn't. */
const timeFault = async (
  seconds: number,
  paceBefore: number,
  wasIdle: boolean,
): Promise<string | undefined> => {
  const paceAfter = await machinePace();
  console.log(
    `pace of the machine: ${paceBefore.toFixed(2)} s before, ${paceAfter.toFixed(2)} s after, ours ${ourPace.toFixed(2)} s`,
  );
  return overBudget(seconds, (paceBefore + paceAfter) / 2, wasIdle);
};

/**
 * Runs the steps whose names contain a word of the command line, or all steps without one. Prints each result and its time, and
 * the total counts at the end; the process ends with 1 when a step failed. With `hasBudget`, it also fails when all steps
 * together take too long on an idle machine, and measures the machine's pace before and after them.
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
  const isTimed = hasBudget && wanted.length === 0;
  const paceBefore = isTimed ? await machinePace() : ourPace;
  const started = performance.now();
  const { passed, failed, times, files } = await runStages(chosen, (report) => console.log(report), {
    secondLook,
  });
  const seconds = (performance.now() - started) / 1000;
  console.log(timeTable(times, seconds));
  console.log(slowestFiles(files));
  const tooLong = isTimed ? await timeFault(seconds, paceBefore, wasIdle) : undefined;
  if (tooLong !== undefined) console.log(tooLong);
  const faults = failed + (tooLong === undefined ? 0 : 1);
  console.log(`${passed} passed, ${faults} failed`);
  process.exitCode = faults > 0 ? 1 : 0;
};
