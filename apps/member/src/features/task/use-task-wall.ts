import { useInfiniteQuery } from '@tanstack/react-query';
import { getListTasksQueryKey, listTasks, type ListTasksParams } from '@yayan/api-client';

const pageSize = 20;

/** The task wall, page by page; while filters change the old tasks stay on screen. */
export const useTaskWall = (filters: ListTasksParams) => {
  const params = { ...filters, limit: pageSize };
  return useInfiniteQuery({
    queryKey: getListTasksQueryKey(params),
    queryFn: ({ pageParam, signal }) =>
      listTasks({ ...params, ...(pageParam && { cursor: pageParam }) }, undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
};
