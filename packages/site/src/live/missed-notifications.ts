import type { Query } from '@tanstack/react-query';

/**
 * The server tells a new connection whether there were live events in the last 30 s. An answer is at most 20 s old when it
 * arrives, because a call may take that long.
 */
const missedWithinMs = 10_000;

/** Whether a query's data are so old that a live event about them may have been missed before the stream opened. */
export const mayHaveMissedNotifications = ({ state }: Pick<Query, 'state'>): boolean =>
  state.data !== undefined && state.dataUpdatedAt < Date.now() - missedWithinMs;
