import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { callChanges, stalePaths } from '../gen/subjects.ts';

/** The subject of a live event; see `x-changed-by` in the API document. */
export type Subject = keyof typeof stalePaths;

/** A call that changes data which queries show. */
export type ChangingCall = keyof typeof callChanges;

const matches = (pattern: string, path: string): boolean => {
  const [wanted, found] = [pattern.split('/'), path.split('/')];
  return wanted.length === found.length && wanted.every((part, at) => part === '*' || part === found[at]);
};

/** Whether a live event of this subject makes a query of a generated hook stale. */
export const isStaleAfter = (subject: string, [path]: QueryKey): boolean =>
  typeof path === 'string' &&
  Object.hasOwn(stalePaths, subject) &&
  stalePaths[subject as Subject].some((pattern) => matches(pattern, path));

/**
 * Marks all queries as stale that a call may have changed, and refetches those on screen.
 *
 * @example
 * ```ts
 * const { mutate } = usePlaceOrder({ mutation: { onSuccess: () => invalidateAfter(queryClient, 'placeOrder') } });
 * ```
 */
export const invalidateAfter = (queries: QueryClient, operation: ChangingCall): Promise<void> =>
  queries.invalidateQueries({
    predicate: ({ queryKey }) =>
      callChanges[operation].some((subject: Subject) => isStaleAfter(subject, queryKey)),
  });
