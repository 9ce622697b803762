import type { ListTasksParams } from '@yayan/api-client';
import { useListTasksInfinite } from '@yayan/api-client/react';

const pageSize = 20;

/** The task wall, page by page. */
export const useTaskWall = (filters: ListTasksParams) => {
  const params = { ...filters, limit: pageSize };
  return useListTasksInfinite(params);
};
