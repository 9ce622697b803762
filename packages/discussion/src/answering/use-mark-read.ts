import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { markSectionsRead, type SectionReadState, type TopicDetail } from '@yayan/api-client';
import { getGetTopicQueryKey, getListTopicsQueryKey } from '@yayan/api-client/react';
import type { Caller } from '@yayan/api-client';
import { useCallback, useEffect } from 'react';
import { useCaller } from '../client/use-caller.ts';
import { useDiscussionPlace } from '../place/discussion-place.ts';
import { ReadQueue } from './read-queue.ts';

/**
 * One queue for each client: on the member site each group has its own client, and a call may only name sections of its own
 * group.
 */
const queues = new WeakMap<QueryClient, ReadQueue>();

/** Stores the new positions of the dividers in the loaded topics. Only lists of topics on other pages become stale. */
const show = (client: QueryClient, items: readonly SectionReadState[]): void => {
  const states = new Map(items.map((item) => [item.sectionId, item]));
  for (const topicId of new Set(items.map((item) => item.topicId))) {
    client.setQueryData(getGetTopicQueryKey({ topicId }), (topic: TopicDetail | undefined) =>
      topic === undefined
        ? undefined
        : {
            ...topic,
            sections: topic.sections.map((section) => {
              const { unread, lastReadId } = states.get(section.id) ?? section.responses;
              return { ...section, responses: { ...section.responses, unread, lastReadId } };
            }),
          },
    );
  }
  if (!items.some(({ moved }) => moved)) return;
  void client.invalidateQueries({ queryKey: getListTopicsQueryKey(), refetchType: 'none' });
};

const queueOf = (client: QueryClient, caller: Caller | undefined): ReadQueue => {
  const known = queues.get(client);
  if (known) return known;
  const made = new ReadQueue((sections) => {
    void markSectionsRead({ sections }, { client: caller }).then(
      ({ items }) => show(client, items),
      () => undefined,
    );
  });
  queues.set(client, made);
  return made;
};

/**
 * Moves the unread divider of a section to an answer. Sections that come on screen together are sent together, and nothing is
 * refetched. A failure is ignored: the next visit sends it again.
 */
export const useMarkRead = (sectionId: string): ((responseId: string) => void) => {
  const client = useQueryClient();
  const caller = useCaller();
  const { readOnly } = useDiscussionPlace();
  // What a page gathered goes out before another one may speak for somebody else.
  useEffect(() => () => queues.get(client)?.flush(), [client]);
  return useCallback(
    (responseId) => {
      if (!readOnly) queueOf(client, caller).add(sectionId, responseId);
    },
    [client, caller, sectionId, readOnly],
  );
};
