import { useQueryClient } from '@tanstack/react-query';

/** Refetches the queries that show what is unread. */
export const useRefreshUnread = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return async () =>
    await queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && (path.startsWith('/v1/messages') || path.startsWith('/v1/notices')),
    });
};
