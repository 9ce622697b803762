import { QueryClient } from '@tanstack/react-query';
import { isFinalRefusal, UnsafePathError } from '@yayan/auth';

const staleMs = 15_000;
const retries = 2;

/** Whether the transport refused the path or the server refused the call for good. */
const isRefused = (error: Error): boolean => error instanceof UnsafePathError || isFinalRefusal(error);

/** Retries only after a failure of the network or the server, because a refusal stays a refusal. */
const isWorthRetrying = (failures: number, error: Error): boolean => failures < retries && !isRefused(error);

/** Creates the query client that holds a site's server state. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: staleMs, retry: isWorthRetrying } } });
