import { useInfiniteQuery } from '@tanstack/react-query';
import { type CoinDirection, getListPointsQueryKey, listPoints } from '@yayan/api-client';

const limit = 30;

/** The member's coins, newest first, a page of 30 rows at a time. */
export const useCoinRows = (direction: CoinDirection | undefined) => {
  const params = { limit, ...(direction ? { direction } : {}) };
  return useInfiniteQuery({
    queryKey: getListPointsQueryKey(params),
    queryFn: ({ pageParam, signal }) =>
      listPoints({ ...params, ...(pageParam ? { cursor: pageParam } : {}) }, undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
};
