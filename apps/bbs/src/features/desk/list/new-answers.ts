import type { HostResponse } from '@yayan/api-client';

type Answer = Pick<HostResponse, 'id' | 'createdAt'>;

/**
 * How many of the newest answers aren't in the list yet. Answers older than its newest one don't count. While the list isn't
 * loaded, the count is 0.
 */
export const countNew = (newest: readonly Answer[], loaded: readonly Answer[] | undefined): number => {
  if (loaded === undefined) return 0;
  const known = new Set(loaded.map(({ id }) => id));
  const latest = loaded.reduce((last, { createdAt }) => (createdAt > last ? createdAt : last), '');
  return newest.filter(({ id, createdAt }) => !known.has(id) && createdAt >= latest).length;
};
