import type { Query } from '@tanstack/react-query';

/** The server tells a new connection whether there were live events in this span before it. */
const toldByServerMs = 30_000;
/** An answer is at most this old when it arrives, because a call may take that long. */
const longestCallMs = 20_000;

/** The earliest time at which the server can have read a query's data: no page reads before it is opened. */
const readSince = (updatedAt: number): number =>
  Math.max(updatedAt - longestCallMs, Math.min(updatedAt, performance.timeOrigin));

/** Whether a query's data are so old that a live event about them may have been missed before the stream opened. */
export const mayHaveMissedNotifications = ({ state }: Pick<Query, 'state'>): boolean =>
  state.data !== undefined && readSince(state.dataUpdatedAt) < Date.now() - toldByServerMs;
