import { LiveKind } from '@yayan/api-client';
import type { Query } from '@tanstack/react-query';
import {
  refetchMatching,
  type LiveListener,
  type LiveNotification,
  mayHaveMissedNotifications,
} from '@yayan/site';
import { queryClient } from '../client/client.ts';

const value = [
  '/v1/users/account',
  '/v1/users/exchange-info',
  '/v1/points',
  '/v1/users/credit',
  '/v1/credits',
  '/v1/cards',
];

/** What each kind of notification makes stale: prefixes of the paths of queries. */
const touchedBy: Readonly<Record<string, readonly string[]>> = {
  // A check-in earns coins too, and the member may have checked in in another window.
  [LiveKind.Balance]: [...value, '/v1/users/checkin'],
  [LiveKind.Order]: [...value, '/v1/exchanges', '/v1/benefits', '/v3/benefits'],
  // Messages report changes such as a decided real-name check or a mobile that was changed elsewhere.
  [LiveKind.Message]: ['/v1/messages', '/v1/users/account', '/v1/users/id-verify'],
  [LiveKind.Notice]: ['/v1/messages', '/v1/notices'],
  [LiveKind.Participation]: [
    ...value,
    '/v1/task-records',
    '/v1/tasks',
    '/v1/home/check',
    '/v1/process/visits/',
    '/v1/process/results/',
  ],
};

/** Whether a query belongs to an open questionnaire. A refetch would replace the page that is being filled in. */
const isRunning = (path: string): boolean => /^\/v1\/process\/(?!visits\/|results\/)/u.test(path);

/** The path of a query that a notification may concern. */
const pathOf = ({ queryKey: [path] }: Query): string | undefined =>
  typeof path === 'string' && !isRunning(path) ? path : undefined;

/** Refetches what a notification concerns; after a `reset` that is everything on screen. */
const refetchFor = ({ event }: LiveNotification): void => {
  const touched = touchedBy[event];
  if (!touched && event !== LiveKind.Reset) return;
  void refetchMatching(queryClient, (query) => {
    const path = pathOf(query);
    return path !== undefined && (touched?.some((start) => path.startsWith(start)) ?? true);
  });
};

export const notificationListener: LiveListener = {
  onNotification: refetchFor,
  onFirstOpen: () =>
    void refetchMatching(
      queryClient,
      (query) => pathOf(query) !== undefined && mayHaveMissedNotifications(query),
    ),
};
