import { type GroupLiveEvent, GroupLiveKind, LiveKind, type LiveListener } from '@yayan/api-client';
import { mayHaveMissedNotifications, refetchMatching } from '@yayan/site';
import { queryClient } from './client.ts';
import { gather } from './gather.ts';
import { notifyGroupEvent } from './group-events.ts';
import { refetchGroup } from '@yayan/discussion';

const kinds: readonly string[] = Object.values(GroupLiveKind);

/** How long live events are collected, in milliseconds. The first is handled at once. */
const GATHER_MS = 1000;

const isGroupEvent = (data: unknown): data is Pick<GroupLiveEvent, 'kind' | 'sectionId' | 'responseId'> =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  typeof data.kind === 'string' &&
  kinds.includes(data.kind) &&
  'sectionId' in data &&
  (data.sectionId === null || typeof data.sectionId === 'string') &&
  'responseId' in data &&
  (data.responseId === null || typeof data.responseId === 'string');

const refetchSections = gather<string | null>((ids) => {
  const [only = null, ...others] = ids;
  void refetchGroup(queryClient, others.length === 0 ? only : null);
}, GATHER_MS);

/**
 * Refetches the queries that a live event of the group concerns. After a `reset` or an unknown event it refetches everything on
 * screen, except queries with `followsEvents` in their meta, which follow the events themselves.
 */
export const refetchFor: LiveListener = (data, event) => {
  const isKnown = event === LiveKind.Group && isGroupEvent(data);
  if (isKnown) refetchSections(data.sectionId);
  else void refetchMatching(queryClient, ({ meta }) => meta?.['followsEvents'] !== true);
  notifyGroupEvent(isKnown ? data : undefined);
};

/** Refetches data that may have changed before the first live event could arrive. */
export const refetchMissed = (): void => void refetchMatching(queryClient, mayHaveMissedNotifications);
