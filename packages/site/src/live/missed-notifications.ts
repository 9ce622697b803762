import type { Query } from '@tanstack/react-query';

/**
 * A new connection says whether there was news in the 30 s before. An answer is at most as old as a call may take, 20 s,
 * when it arrives.
 */
const toldBackMs = 10_000;

/** Whether a query's data are so old when a connection for live news opens that news of them may have been missed. */
export const mayHaveMissedNotifications = ({ state }: Pick<Query, 'state'>): boolean =>
  state.data !== undefined && state.dataUpdatedAt < Date.now() - toldBackMs;
