import { useInfiniteQuery } from '@tanstack/react-query';
import { getListTaskRecordsQueryKey, listTaskRecords, type ListTaskRecordsParams } from '@yayan/api-client';

/** The member's participations, newest first, page by page. */
export const useTaskRecords = (filter: ListTaskRecordsParams) =>
  useInfiniteQuery({
    queryKey: getListTaskRecordsQueryKey(filter),
    queryFn: ({ pageParam, signal }) =>
      listTaskRecords({ ...filter, ...(pageParam && { cursor: pageParam }) }, undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
