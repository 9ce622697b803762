import { measureMedians } from './task-store.ts';
import type { TaskParts } from './task-deps.ts';

const name = 'task.measure-minutes';

/** Measures how long tasks take every ten minutes: the running median once 20 people finished (decisions §3). */
export function defineMeasuring({ database, jobs }: TaskParts): void {
  jobs.define(name, async () => {
    await measureMedians(database.read);
  });
  jobs.schedule(name, '*/10 * * * *');
}
