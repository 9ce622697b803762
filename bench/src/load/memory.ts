import { readFileSync } from 'node:fs';

/** Returns the memory that a process uses, in kilobytes; undefined on a machine without /proc. */
export const residentKilobytes = (pid: number): number | undefined => {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
};
