import { runStages, type Stage } from './run-stages.ts';
import type { Step } from './step.ts';

/**
 * Runs those steps whose names contain a word of the command line, or all without one. Prints how each came out and,
 * last, the counts of all; the process ends with 1 when any failed.
 */
export const runChosen = async (
  stages: readonly Stage[],
  options: { secondLook?: boolean } = {},
): Promise<void> => {
  const wanted = process.argv.slice(2);
  const isChosen = ({ name }: Step): boolean =>
    wanted.length === 0 || wanted.some((word) => name.includes(word));
  const chosen = stages.map((stage) => stage.map((lane) => lane.filter(isChosen)));
  const { passed, failed } = await runStages(chosen, (report) => console.log(report), options);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
};
