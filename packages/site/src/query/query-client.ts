import { QueryClient } from '@tanstack/react-query';

const staleMs = 15_000;

/** Creates the query client that holds a site's server state. The API's client repeats calls whose failure may pass. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: staleMs, retry: false } } });
