import { useInfiniteQuery } from '@tanstack/react-query';
import { type CreditKind, getListCreditsQueryKey, listCredits } from '@yayan/api-client';

/** Changes of credit or of quality, newest first, so many at a time. */
export const useChanges = (kind: CreditKind, limit: number) => {
  const params = { kind, limit };
  return useInfiniteQuery({
    queryKey: [...getListCreditsQueryKey(params), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      listCredits({ ...params, ...(pageParam ? { cursor: pageParam } : {}) }, undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
};
