import { listTasks, type ListTasksParams } from '@yayan/api-client';
import { getListTasksQueryKey } from '@yayan/api-client/react';
import { useCursorPages } from '@yayan/site';

const pageSize = 20;

/** The task wall, page by page. */
export const useTaskWall = (filters: ListTasksParams) => {
  const params = { ...filters, limit: pageSize };
  return useCursorPages(getListTasksQueryKey(params), (cursor, signal) =>
    listTasks({ ...params, ...cursor }, { signal }),
  );
};
