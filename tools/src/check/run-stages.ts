import type { Outcome, Step, Suspects } from './step.ts';

/** Steps that run one after the other. */
export type Lane = readonly Step[];

/**
 * Lanes that run beside each other, so that one uses the processor while another waits. Whenever one is over the next
 * begins, so the longest stand first.
 */
export type Stage = readonly Lane[];

/** Lanes at once: more would make each other wait until tests give up. */
const atOnce = 4;

type Counts = Pick<Outcome, 'passed' | 'failed'>;

/** The report of a finished step with its failures, as one text, so that parallel steps don't mix. */
const reportOf = (name: string, { passed, failed, details }: Outcome, seconds: number): string => {
  const line = `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`;
  return failed > 0 ? `${details}\n${line}` : line;
};

interface Doubted {
  name: string;
  failed: number;
  suspects: Suspects;
}

/**
 * Runs the stages in order, calls `tell` after each step, and resolves to the sum of all counts. With `secondLook`, a
 * few tests that failed beside all others are run by themselves at the end, three times: those that pass each time don't
 * fail the check, and are told as what they are, a fault that shows only beside other work and waits to be found.
 */
export const runStages = async (
  stages: readonly Stage[],
  tell: (report: string) => void,
  { secondLook = false } = {},
): Promise<Counts> => {
  const all = { passed: 0, failed: 0 };
  const doubted: Doubted[] = [];
  const runLane = async (lane: Lane): Promise<void> => {
    for (const { name, run } of lane) {
      const started = performance.now();
      const outcome = await run();
      all.passed += outcome.passed;
      all.failed += outcome.failed;
      if (outcome.suspects) doubted.push({ name, failed: outcome.failed, suspects: outcome.suspects });
      tell(reportOf(name, outcome, (performance.now() - started) / 1000));
    }
  };
  const runNext = async (waiting: Lane[]): Promise<void> => {
    for (let lane = waiting.shift(); lane; lane = waiting.shift()) await runLane(lane);
  };
  for (const stage of stages) {
    const waiting = [...stage];
    await Promise.all(Array.from({ length: atOnce }, () => runNext(waiting)));
  }
  if (secondLook)
    for (const { name, failed, suspects } of doubted) {
      const where = suspects.files.join(', ');
      if (await suspects.passAlone()) {
        all.passed += failed;
        all.failed -= failed;
        tell(`↻ ${name}: ${failed} failed above and passed three times alone, find out why: ${where}`);
      } else tell(`✗ ${name}: fails alone too: ${where}`);
    }
  return all;
};
