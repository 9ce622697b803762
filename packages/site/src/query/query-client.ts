import { QueryClient } from '@tanstack/react-query';

const staleMs = 15_000;

/**
 * Creates the query client that holds a site's server state. The API's client repeats calls whose failure may pass.
 *
 * A query asks without a network too, because a service worker may have the answer as last seen. With the network back,
 * every query on screen asks again, however new that answer looked.
 *
 * What a button sends is tried without a network too: its failure is told at once, where a paused call would leave the
 * button waiting and be sent when its person has long done something else (rule 10.28). What a page notes by itself says `online`.
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
