import type { ListTasksParams } from '@yayan/api-client';
import { useListTasksInfinite } from '@yayan/api-client/react';

const pageSize = 20;
/** An empty wall looks for new tasks this often while its page is open. */
export const EMPTY_WALL_MS = 5 * 60_000;

/** The task wall, page by page. An empty one is read again by itself. */
export const useTaskWall = (filters: ListTasksParams) => {
  const params = { ...filters, limit: pageSize };
  return useListTasksInfinite(params, {
    query: {
      refetchInterval: ({ state }) => (state.data?.pages[0]?.items.length === 0 ? EMPTY_WALL_MS : false),
    },
  });
};
