import { availableParallelism } from 'node:os';
import type { Timing, Outcome, Step, SuspectTests } from './step.ts';

/** Steps that run one after the other. The first starts when the steps it needs have ended. */
export type Lane = readonly Step[];

/**
 * Lanes that run in parallel, so that one uses the processor while another waits. When a lane ends, the next one starts whose
 * needs are met, so put the longest first.
 */
export type Stage = readonly Lane[];

/**
 * The number of parallel lanes: with more, tests would wait for each other until they time out; with fewer, processors would be
 * idle.
 */
const lanesOf = (processors: number): number => 2 * processors;

interface Result extends Pick<Outcome, 'passed' | 'failed'> {
  /** Every step, in the order in which they ended. */
  times: readonly Timing[];
  /** Every file of tests, named by its step and its path. */
  files: readonly Timing[];
}

/** The report of a finished step with its failures, as one text, so that outputs of parallel steps don't mix. */
const reportOf = (name: string, { passed, failed, details }: Outcome, seconds: number): string => {
  const line = `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)`;
  return failed > 0 ? `${details}\n${line}` : line;
};

interface SuspectStep {
  name: string;
  failed: number;
  suspects: SuspectTests;
}

/**
 * Runs the stages in order, calls `print` after each step, and resolves to the total counts and the times. With `secondLook`, a
 * few failed tests are run again alone at the end, three times. Tests that pass each time don't fail the check and are reported
 * as flaky.
 */
export const runStages = async (
  stages: readonly Stage[],
  print: (report: string) => void,
  { secondLook = false, processors = availableParallelism() } = {},
): Promise<Result> => {
  const all = { passed: 0, failed: 0 };
  const times: Timing[] = [];
  const files: Timing[] = [];
  const doubted: SuspectStep[] = [];
  const runLane = async (lane: Lane): Promise<void> => {
    for (const { name, run } of lane) {
      const started = performance.now();
      const outcome = await run();
      all.passed += outcome.passed;
      all.failed += outcome.failed;
      if (outcome.suspects) doubted.push({ name, failed: outcome.failed, suspects: outcome.suspects });
      const seconds = (performance.now() - started) / 1000;
      times.push({ name, seconds });
      for (const file of outcome.files ?? []) files.push({ ...file, name: `${name}: ${file.name}` });
      print(reportOf(name, outcome, seconds));
    }
  };
  for (const stage of stages) {
    const waiting = [...stage];
    const unfinished = new Set(stage.flat());
    const isReady = (lane: Lane): boolean =>
      lane.every(({ needs = [] }) => needs.every((step) => lane.includes(step) || !unfinished.has(step)));
    const running = new Set<Promise<void>>();
    const begin = (lane: Lane): void => {
      const run = runLane(lane).then(() => {
        for (const step of lane) unfinished.delete(step);
        running.delete(run);
      });
      running.add(run);
    };
    while (waiting.length > 0 || running.size > 0) {
      const next = running.size < lanesOf(processors) ? waiting.findIndex(isReady) : -1;
      if (next !== -1) waiting.splice(next, 1).forEach(begin);
      else if (running.size > 0) await Promise.race(running);
      else
        throw new Error(
          `These wait for each other: ${waiting
            .flat()
            .map(({ name }) => name)
            .join(', ')}`,
        );
    }
  }
  if (secondLook)
    for (const { name, failed, suspects } of doubted) {
      const where = suspects.files.join(', ');
      if (await suspects.passAlone()) {
        all.passed += failed;
        all.failed -= failed;
        print(`↻ ${name}: ${failed} failed above and passed three times alone, find out why: ${where}`);
      } else print(`✗ ${name}: fails alone too: ${where}`);
    }
  return { ...all, times, files };
};
