import { availableParallelism, loadavg } from 'node:os';

/** The limit of the factor: on any machine, a test that takes this many times as long has failed. */
const mostTimes = 8;

/**
 * How many times as long as on an idle machine tests may take here. It is the load per processor when the tests begin, and at
 * least YAYAN_BUSY, which `npm test` sets because it runs tests in parallel.
 */
export const timesAsLong = (
  announced = Number(process.env['YAYAN_BUSY'] ?? 1),
  [load = 0] = loadavg(),
  processors = availableParallelism(),
): number => Math.min(mostTimes, Math.max(1, announced, Math.ceil(load / processors)));

const times = timesAsLong();

/** A limit in milliseconds that is enough on an idle machine, made longer on a busy one. */
export const patient = (ms: number): number => ms * times;

/** The time limits of all tests, so that slowness fails too. A test that needs longer sets it in its file with `patient`. */
export const limits = {
  test: patient(30_000),
  hook: patient(60_000),
  /** The limit for a condition that a test waits for. */
  expect: patient(10_000),
  /** The limit for a browser to open its first page, for which a development server reads a thousand modules. */
  connect: patient(60_000),
} as const;
