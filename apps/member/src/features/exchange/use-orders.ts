import { useInfiniteQuery } from '@tanstack/react-query';
import { getListOrdersQueryKey, listOrders, type ListOrdersParams } from '@yayan/api-client';

/** The member's orders, newest first, page by page. */
export const useOrders = (filter: ListOrdersParams) =>
  useInfiniteQuery({
    queryKey: getListOrdersQueryKey(filter),
    queryFn: ({ pageParam, signal }) =>
      listOrders({ ...filter, ...(pageParam && { cursor: pageParam }) }, undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
