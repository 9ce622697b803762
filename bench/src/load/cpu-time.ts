import { readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** Returns the processor time that a process has used so far, in seconds; undefined on a machine without /proc. */
export const cpuTime = (pid: number): number | undefined => {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(11, 13).map(Number);
    return ((user ?? 0) + (system ?? 0)) / TICKS_A_SECOND;
  } catch {
    return undefined;
  }
};
