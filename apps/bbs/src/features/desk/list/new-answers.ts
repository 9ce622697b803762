import type { HostResponse } from '@yayan/api-client';

type Answer = Pick<HostResponse, 'id' | 'createdAt'>;

/**
 * How many of the newest answers are not in a list yet. Those that are older than its newest one don't count, and none does
 * while the list isn't loaded.
 */
export const countNew = (newest: readonly Answer[], loaded: readonly Answer[] | undefined): number => {
  if (loaded === undefined) return 0;
  const known = new Set(loaded.map(({ id }) => id));
  const latest = loaded.reduce((last, { createdAt }) => (createdAt > last ? createdAt : last), '');
  return newest.filter(({ id, createdAt }) => !known.has(id) && createdAt >= latest).length;
};
