import { useInfiniteQuery } from '@tanstack/react-query';
import { getListPointsQueryKey, listPoints } from '@yayan/api-client';
import { type CoinChoice, paramsOf } from './ledger-view.ts';

const limit = 30;

/** The member's coins, newest first, a page of 30 rows at a time. */
export const useCoinRows = (choice: CoinChoice) => {
  const params = { limit, ...paramsOf(choice) };
  return useInfiniteQuery({
    queryKey: getListPointsQueryKey(params),
    queryFn: ({ pageParam, signal }) =>
      listPoints({ ...params, ...(pageParam ? { cursor: pageParam } : {}) }, undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
};
