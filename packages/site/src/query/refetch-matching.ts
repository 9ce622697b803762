import type { Query, QueryClient } from '@tanstack/react-query';

type Concerns = (query: Query) => boolean;

const isFirstFetch = ({ state: { data, fetchStatus } }: Query): boolean =>
  data === undefined && fetchStatus === 'fetching';

/**
 * Fetches anew what is shown of the queries that news concerns. One that is only just being fetched for the first time is
 * fetched once more afterwards: its answer may be from before the news.
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
