import { ErrorState } from '@yayan/ui';
import { failureState } from './failure-state.ts';

interface FailedQueryProps {
  query: { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };
  /** What failed; by default 加载失败. */
  what?: string | undefined;
}

/** A part of a page that could not be loaded: why, a retry button if it may help, and the number for support. */
export function FailedQuery({ query, what }: FailedQueryProps) {
  const { message, mayRetry, requestId } = failureState(query.error, what);
  const isOffline = !navigator.onLine;
  return (
    <ErrorState
      message={isOffline ? undefined : message}
      onRetry={mayRetry || isOffline ? () => void query.refetch() : undefined}
      retrying={query.isFetching}
      requestId={requestId}
    />
  );
}
