import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@yayan/auth';

const staleMs = 15_000;
const retries = 2;

/** A refusal stays a refusal however often it is asked; only what the network or the server broke is tried again. */
const isWorthRetrying = (failures: number, error: Error): boolean =>
  failures < retries && !(error instanceof ApiError && error.status >= 200 && error.status < 500);

/** The store of a site's server state. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: staleMs, retry: isWorthRetrying } } });
