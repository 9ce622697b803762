import { Crashed, type CrashPoints } from './crash-points.ts';

/** Work that a caller repeats if it got no answer. */
export interface Repeatable {
  readonly run: () => Promise<unknown>;
  /** The repetition, if it differs from `run`: for example, a refusal may be the right answer then. */
  readonly again?: () => Promise<unknown>;
}

/** With fewer points than this, the work's transactions can't have been watched. */
const FEWEST_POINTS = 4;

/**
 * Yields one work that ran without a crash. Then, for each point at which the server may crash, it yields a new work
 * that crashed there and was repeated. The test checks that all of them end in the same state.
 */
export async function* crashEverywhere<Work extends Repeatable>(
  crash: CrashPoints,
  prepare: () => Promise<Work>,
): AsyncGenerator<Work> {
  const whole = await prepare();
  crash.arm(0);
  await whole.run();
  const points = crash.disarm();
  if (points < FEWEST_POINTS) throw new Error(`Only ${points} points were passed`);
  yield whole;
  for (let point = 1; point <= points; point += 1) {
    const work = await prepare();
    crash.arm(point);
    await work.run().catch(expectCrash);
    if (crash.disarm() < point) throw new Error(`Point ${point} was not reached`);
    await (work.again ?? work.run)();
    yield work;
  }
}

/** Accepts simulated crashes only. A sweep collects its errors and throws them together at its end. */
function expectCrash(error: unknown): void {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  if (!errors.every((each) => each instanceof Crashed)) throw error;
}
