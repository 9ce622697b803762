import { availableParallelism, loadavg } from 'node:os';

/** However busy a machine is, a test that takes this many times as long has failed. */
const mostTimes = 8;

/**
 * How many times as long as on an idle machine tests may take on this one: as often as its processors have work waiting
 * when the tests begin, and at least what YAYAN_BUSY says, which `npm test` sets because it runs tests beside each other.
 */
export const timesAsLong = (
  announced = Number(process.env['YAYAN_BUSY'] ?? 1),
  [load = 0] = loadavg(),
  processors = availableParallelism(),
): number => Math.min(mostTimes, Math.max(1, announced, Math.ceil(load / processors)));

const times = timesAsLong();

/** A limit in milliseconds that is enough on an idle machine, made longer on a busy one. */
export const patient = (ms: number): number => ms * times;

/** What any test may take, so that slowness fails too. One that needs longer says so in its file, by `patient`. */
export const limits = {
  test: patient(30_000),
  hook: patient(60_000),
  /** For something to come true that a test waits for. */
  expect: patient(10_000),
  /** For a browser to open its first page, for which a development server reads a thousand modules. */
  connect: patient(60_000),
} as const;
