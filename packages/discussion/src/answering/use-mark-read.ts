import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { markSectionsRead, type SectionReadState, type TopicDetail } from '@yayan/api-client';
import { getGetTopicQueryKey, getListTopicsQueryKey } from '@yayan/api-client/react';
import type { Caller } from '@yayan/api-client';
import { useCallback } from 'react';
import { useCaller } from '../client/use-caller.ts';
import { useDiscussionPlace } from '../place/discussion-place.ts';

/** How long sections that come on screen wait for each other, in milliseconds. */
const GATHER_MS = 400;
const MOST_AT_ONCE = 50;

const waiting = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Writes where the dividers stand into what is loaded. Only lists of topics on other pages become out of date. */
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

const send = (client: QueryClient, caller: Caller | undefined): void => {
  timer = undefined;
  const sections = [...waiting]
    .slice(0, MOST_AT_ONCE)
    .map(([sectionId, responseId]) => ({ sectionId, responseId }));
  for (const { sectionId } of sections) waiting.delete(sectionId);
  if (waiting.size > 0) timer = setTimeout(() => send(client, caller), GATHER_MS);
  void markSectionsRead({ sections }, { client: caller }).then(
    ({ items }) => show(client, items),
    () => undefined,
  );
};

/**
 * Moves the unread divider of a section to an answer. Sections that come on screen together are sent together, and nothing
 * is fetched afterwards. A failure doesn't matter: the next visit moves it.
 */
export const useMarkRead = (sectionId: string): ((responseId: string) => void) => {
  const client = useQueryClient();
  const caller = useCaller();
  const { readOnly } = useDiscussionPlace();
  return useCallback(
    (responseId) => {
      if (readOnly) return;
      waiting.set(sectionId, responseId);
      timer ??= setTimeout(() => send(client, caller), GATHER_MS);
    },
    [client, caller, sectionId, readOnly],
  );
};
