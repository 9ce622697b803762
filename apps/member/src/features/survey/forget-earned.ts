import type { QueryClient } from '@tanstack/react-query';
import {
  getGetAccountQueryKey,
  getListPointsQueryKey,
  getListTaskRecordsQueryKey,
  getListTasksQueryKey,
} from '@yayan/api-client';

/** Addresses below which everything may have changed: the account, postings, records, the wall and each task. */
const touched = [
  getGetAccountQueryKey(),
  getListPointsQueryKey(),
  getListTaskRecordsQueryKey(),
  getListTasksQueryKey(),
].map(([address]) => address);

/** Everything an ended participation may have changed is fetched anew when it is next shown. */
export const forgetEarned = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && touched.some((start) => address.startsWith(start)),
  });
