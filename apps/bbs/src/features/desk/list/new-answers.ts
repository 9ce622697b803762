import type { HostResponse } from '@yayan/api-client';

/** How many of the newest answers are not in a list yet. Those that are older than its newest one don't count. */
export const countNew = (newest: readonly HostResponse[], loaded: readonly HostResponse[]): number => {
  const known = new Set(loaded.map(({ id }) => id));
  const latest = loaded.reduce((last, { createdAt }) => (createdAt > last ? createdAt : last), '');
  return newest.filter(({ id, createdAt }) => !known.has(id) && createdAt >= latest).length;
};
