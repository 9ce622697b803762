import { LiveKind, type LiveListener } from '@yayan/api-client';
import { isStaleAfter } from '@yayan/api-client/react';
import type { Query } from '@tanstack/react-query';
import { mayHaveMissedNotifications, refetchMatching } from '@yayan/site';
import { queryClient } from '../client/client.ts';

/** Whether a query belongs to an open questionnaire. A refetch would replace the page that the member is filling in. */
const isRunning = (path: string): boolean => /^\/v1\/process\/(?!visits\/|results\/)/u.test(path);

/** Whether a live event may concern a query at all. */
const isRefetched = ({ queryKey: [path] }: Query): boolean => typeof path === 'string' && !isRunning(path);

/** Refetches what a live event concerns; after a `reset`, everything on screen. */
export const refetchFor: LiveListener = (_data, event) =>
  void refetchMatching(
    queryClient,
    (query) => isRefetched(query) && (event === LiveKind.Reset || isStaleAfter(event, query.queryKey)),
  );

/** Refetches data that may have changed before the first live event could arrive. */
export const refetchMissed = (): void =>
  void refetchMatching(queryClient, (query) => isRefetched(query) && mayHaveMissedNotifications(query));
