import type { Query, QueryClient } from '@tanstack/react-query';

type Concerns = (query: Query) => boolean;

const isFirstFetch = ({ state: { data, fetchStatus } }: Query): boolean =>
  data === undefined && fetchStatus === 'fetching';

/**
 * Refetches the queries on screen that a notification concerns. A query whose first fetch is still under way is fetched
 * once more afterwards: its answer may be older than the notification.
 */
export const refetchMatching = async (client: QueryClient, concerns: Concerns): Promise<void> => {
  const first = client
    .getQueryCache()
    .findAll({ predicate: (query) => isFirstFetch(query) && concerns(query) });
  const again = first.map(({ promise, queryKey }) =>
    promise?.then(
      () => client.invalidateQueries({ queryKey, exact: true }),
      () => undefined,
    ),
  );
  await Promise.all([client.invalidateQueries({ predicate: concerns }), ...again]);
};
