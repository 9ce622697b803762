import { QueryClient } from '@tanstack/react-query';
import { isFinalRefusal, UnsafePathError } from '@yayan/auth';

const staleMs = 15_000;
const retries = 2;

/** A path that no call may take is refused here, everything else by the server. */
const isRefused = (error: Error): boolean => error instanceof UnsafePathError || isFinalRefusal(error);

/** Asks again only after a failure of the network or the server: a refusal stays a refusal. */
const isWorthRetrying = (failures: number, error: Error): boolean => failures < retries && !isRefused(error);

/** The store of a site's server state. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: staleMs, retry: isWorthRetrying } } });
