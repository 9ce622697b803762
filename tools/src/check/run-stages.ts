import type { Outcome, Step } from './step.ts';

/** Steps that follow one another. */
export type Lane = readonly Step[];

/** Lanes that run side by side: while one waits, the machine is the others'. */
export type Stage = readonly Lane[];

type Counts = Pick<Outcome, 'passed' | 'failed'>;

/** What a finished step is told by, its failures in full: in one piece, as others may finish beside it. */
const reportOf = (name: string, { passed, failed, details }: Outcome, seconds: number): string => {
  const line = `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`;
  return failed > 0 ? `${details}\n${line}` : line;
};

/** Runs one stage after another, `tell`s of each step as soon as it is over, and resolves to all counts together. */
export const runStages = async (
  stages: readonly Stage[],
  tell: (report: string) => void,
): Promise<Counts> => {
  const all = { passed: 0, failed: 0 };
  const runLane = async (lane: Lane): Promise<void> => {
    for (const { name, run } of lane) {
      const started = performance.now();
      const outcome = await run();
      all.passed += outcome.passed;
      all.failed += outcome.failed;
      tell(reportOf(name, outcome, (performance.now() - started) / 1000));
    }
  };
  for (const stage of stages) await Promise.all(stage.map(runLane));
  return all;
};
