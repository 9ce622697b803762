import { LiveKind, type LiveListener } from '@yayan/api-client';
import { isStaleAfter } from '@yayan/api-client/react';
import type { Query } from '@tanstack/react-query';
import { mayHaveMissedNotifications, refetchMatching } from '@yayan/site';
import { queryClient } from '../client/client.ts';

/** Whether a query belongs to an open questionnaire. A refetch would replace the page that is being filled in. */
const isRunning = (path: string): boolean => /^\/v1\/process\/(?!visits\/|results\/)/u.test(path);

/** Whether a notification may concern a query at all. */
const isRefetched = ({ queryKey: [path] }: Query): boolean => typeof path === 'string' && !isRunning(path);

/** Refetches what a notification concerns; after a `reset` that is everything on screen. */
export const refetchFor: LiveListener = (_data, event) =>
  void refetchMatching(
    queryClient,
    (query) => isRefetched(query) && (event === LiveKind.Reset || isStaleAfter(event, query.queryKey)),
  );

/** Refetches what may have changed before the first notification could arrive. */
export const refetchMissed = (): void =>
  void refetchMatching(queryClient, (query) => isRefetched(query) && mayHaveMissedNotifications(query));
