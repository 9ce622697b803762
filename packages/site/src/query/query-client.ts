import { QueryClient } from '@tanstack/react-query';
import { ApiError, UnsafePathError } from '@yayan/auth';

const staleMs = 15_000;
const retries = 2;

const isRefused = (error: Error): boolean =>
  error instanceof UnsafePathError ||
  (error instanceof ApiError && (error.kind === 'auth' || (error.status >= 200 && error.status < 500)));

/** Asks again only after a failure of the network or the server: a refusal stays a refusal. */
const isWorthRetrying = (failures: number, error: Error): boolean => failures < retries && !isRefused(error);

/** The store of a site's server state. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: staleMs, retry: isWorthRetrying } } });
