import { QueryClient } from '@tanstack/react-query';

const staleMs = 15_000;

/**
 * Creates the query client with a site's server state. Queries aren't retried here, because the API's client retries temporary
 * failures.
 *
 * Queries run without a network too, because a service worker may have an earlier answer. When the network is back, every query
 * on screen is refetched, however new its data look.
 *
 * Mutations run offline too and fail at once: a paused one would leave its button waiting and run long after the click (rule
 * 10.28). Marks that a page sends by itself set `networkMode: 'online'`.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleMs,
        retry: false,
        networkMode: 'offlineFirst',
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
