import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** The fields of /proc/PID/stat after the name: state, parent and so on; empty for an ended process. */
const statOf = (pid: number | string): string[] => {
  try {
    return (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ');
  } catch {
    return [];
  }
};

/** Returns the processor time that a process has used so far, in seconds; undefined on a machine without /proc. */
export const cpuTime = (pid: number): number | undefined => {
  const [user, system] = statOf(pid).slice(11, 13).map(Number);
  return user === undefined || system === undefined ? undefined : (user + system) / TICKS_A_SECOND;
};

/** The id of the process that started another one. */
export const parentOf = (pid: number): number | undefined => {
  const parent = statOf(pid)[1];
  return parent === undefined ? undefined : Number(parent);
};

/** The nanoseconds that a process of one thread has run; ticks are too coarse for a dozen processes of one second each. */
const ranFor = (pid: string): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch {
    return 0;
  }
};

/**
 * Returns the processor time of the running processes that `parent` started, in seconds, by process: those of a database
 * server, which has one for each connection.
 */
export const cpuTimesOfChildren = (parent: number): ReadonlyMap<string, number> => {
  const started = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && parentOf(Number(name)) === parent,
  );
  return new Map(started.map((pid) => [pid, ranFor(pid) / 1e9]));
};

/** How much processor time was used between two readings. A process that started or ended meanwhile doesn't count. */
export const usedBetween = (
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): number =>
  [...before].reduce((sum, [pid, seconds]) => sum + Math.max(0, (after.get(pid) ?? seconds) - seconds), 0);
