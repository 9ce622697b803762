import { Crashed, type CrashPoints } from './crash-points.ts';

/** A work that whoever got no answer does again. */
export interface Repeatable {
  readonly run: () => Promise<unknown>;
  /** The same again, where that is more than running it: a refusal may be right by then. */
  readonly again?: () => Promise<unknown>;
}

/** Fewer points than this, and the transactions of the work were not watched. */
const FEWEST_POINTS = 4;

/**
 * Yields a work that ended by itself, then for each point at which the server may end in it a fresh one that ended there
 * and was done again. All of them have to stand alike.
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

/** What had committed before is answered by its key: then nothing is thrown. A sweep throws at its end, together. */
function expectCrash(error: unknown): void {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  if (!errors.every((each) => each instanceof Crashed)) throw error;
}
