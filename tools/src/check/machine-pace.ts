import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What most of the check's processor time is spent on: objects made, text parsed and written, lists sorted. */
const work = `
  const { parentPort } = require('node:worker_threads');
  const started = performance.now();
  let state = 1;
  const next = () => (state = (state * 48271) % 2147483647);
  let sum = 0;
  for (let round = 0; round < 60; round += 1) {
    const rows = Array.from({ length: 5000 }, () => ({ id: next(), name: 'row ' + next(), tags: [next(), next()] }));
    const byName = new Map(JSON.parse(JSON.stringify(rows)).map((row) => [row.name, row]));
    sum += [...byName.keys()].sort().filter((name) => /[13579]$/.test(name)).length;
  }
  parentPort.postMessage({ seconds: (performance.now() - started) / 1000, sum });
`;

const workOnce = async (): Promise<number> => {
  const { promise, resolve, reject } = Promise.withResolvers<{ seconds: number }>();
  const worker = new Worker(work, { eval: true });
  worker.once('message', resolve);
  worker.once('error', reject);
  return (await promise).seconds;
};

/**
 * How many seconds this machine needs for a fixed piece of work on each of its processors at once. Machines of the same size
 * differ by more than two, and so do the hours of one that shares its processors with others.
 */
export const machinePace = async (processors = availableParallelism()): Promise<number> => {
  const seconds = await Promise.all(Array.from({ length: processors }, workOnce));
  return Math.max(...seconds);
};
