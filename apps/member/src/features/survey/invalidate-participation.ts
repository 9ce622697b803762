import type { QueryClient } from '@tanstack/react-query';
import {
  getCheckHomeQueryKey,
  getGetAccountQueryKey,
  getListPointsQueryKey,
  getListTaskRecordsQueryKey,
  getListTasksQueryKey,
} from '@yayan/api-client';

/** Address prefixes of queries that a participation may change: account, postings, records, reminders, task wall, tasks. */
const touched = [
  getCheckHomeQueryKey(),
  getGetAccountQueryKey(),
  getListPointsQueryKey(),
  getListTaskRecordsQueryKey(),
  getListTasksQueryKey(),
].map(([address]) => address);

/** Marks everything that a participation may have changed as stale, so that it is refetched when it is next shown. */
export const invalidateParticipation = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && touched.some((start) => address.startsWith(start)),
  });
