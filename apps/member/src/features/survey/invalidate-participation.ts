import type { QueryClient } from '@tanstack/react-query';
import {
  getCheckHomeQueryKey,
  getGetAccountQueryKey,
  getListPointsQueryKey,
  getListTaskRecordsQueryKey,
  getListTasksQueryKey,
} from '@yayan/api-client';

/** Addresses below which everything may have changed: the account, postings, records, what waits, the wall and each task. */
const touched = [
  getCheckHomeQueryKey(),
  getGetAccountQueryKey(),
  getListPointsQueryKey(),
  getListTaskRecordsQueryKey(),
  getListTasksQueryKey(),
].map(([address]) => address);

/** Everything a participation may have changed, under way or ended, is fetched anew when it is next shown. */
export const invalidateParticipation = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && touched.some((start) => address.startsWith(start)),
  });
