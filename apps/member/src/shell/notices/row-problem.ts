import type { RowProblemState } from './RowProblem.tsx';

interface RowQuery {
  isError: boolean;
  error: unknown;
  isSuccess: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What is wrong with the row that an address names: undefined while it is found, loading, or not named. */
export const rowProblem = (
  id: string | null,
  {
    isFound,
    isAsked,
    isPending,
    asked,
  }: { isFound: boolean; isAsked: boolean; isPending: boolean; asked: RowQuery },
): RowProblemState | undefined => {
  if (id === null || isFound || isPending || asked.isFetching) return undefined;
  const retry = (): void => void asked.refetch();
  if (isAsked && asked.isError) return { kind: 'failed', error: asked.error, retry };
  return !isAsked || asked.isSuccess ? { kind: 'missing', retry } : undefined;
};
