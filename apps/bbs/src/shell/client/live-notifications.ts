import { type GroupLiveEvent, GroupLiveKind, LiveKind } from '@yayan/api-client';
import {
  refetchMatching,
  type LiveListener,
  type LiveNotification,
  mayHaveMissedNotifications,
} from '@yayan/site';
import { queryClient } from './client.ts';
import { refetchGroup } from './refetch-group.ts';

const kinds: readonly string[] = Object.values(GroupLiveKind);

const isGroupEvent = (data: unknown): data is Pick<GroupLiveEvent, 'kind' | 'sectionId'> =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  typeof data.kind === 'string' &&
  kinds.includes(data.kind) &&
  'sectionId' in data &&
  (data.sectionId === null || typeof data.sectionId === 'string');

/**
 * Refetches what an event of the group touches. After a `reset` or an unknown event it refetches everything on
 * screen.
 */
const refetchFor = ({ event, data }: LiveNotification): void => {
  if (event === LiveKind.Group && isGroupEvent(data)) void refetchGroup(queryClient, data.sectionId);
  else void refetchMatching(queryClient, () => true);
};

export const notificationListener: LiveListener = {
  onNotification: refetchFor,
  onFirstOpen: () => void refetchMatching(queryClient, mayHaveMissedNotifications),
};
