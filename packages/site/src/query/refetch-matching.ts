import type { Query, QueryClient } from '@tanstack/react-query';

type Concerns = (query: Query) => boolean;

const isFirstFetch = ({ state: { data, fetchStatus } }: Query): boolean =>
  data === undefined && fetchStatus === 'fetching';

/**
 * Refetches the queries on screen that a live event concerns. A query whose first fetch is still running is fetched once more
 * afterwards, because its answer may be older than the event.
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
