import { useQueryClient } from '@tanstack/react-query';
import { type HostResponse, markSectionsRead } from '@yayan/api-client';
import { getGetTopicQueryKey, getListHostTopicsQueryKey } from '@yayan/api-client/react';
import { useEffect, useEffectEvent } from 'react';
import { patchAnswers } from '../answers/patch-answers.ts';
import { openAnswerKey } from '../answers/use-open-answer.ts';

/** How long an answer must stand open to count as read: who leafs past it with the keys has not read it. */
export const READ_AFTER_MS = 1000;

/**
 * Marks the open answer as read, with the same call as the page of its topic: all earlier answers of its section are read with
 * it. The loaded answers lose their mark in place; none is refetched. A failure is ignored: opening it again marks it
 * again.
 */
export const useReadOpenAnswer = (
  answer: HostResponse | null | undefined,
  listed: readonly HostResponse[],
): void => {
  const client = useQueryClient();
  const readable = answer && !answer.deleted ? answer : undefined;
  const show = useEffectEvent(({ id, topicId, sectionId, createdAt }: HostResponse): void => {
    const isRead = (one: HostResponse): boolean => one.sectionId === sectionId && one.createdAt <= createdAt;
    const ids = new Set([id, ...listed.filter(isRead).map((one) => one.id)]);
    patchAnswers(client, ids, (one) => ({ ...one, unread: false }));
    client.setQueryData(openAnswerKey(id), (one: HostResponse | null | undefined) =>
      one ? { ...one, unread: false } : one,
    );
    // The counts of unread answers on other pages.
    for (const queryKey of [getListHostTopicsQueryKey(), getGetTopicQueryKey({ topicId })])
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
  });
  const read = useEffectEvent((): void => {
    if (!readable) return;
    const { id, sectionId } = readable;
    void markSectionsRead({ sections: [{ sectionId, responseId: id }] }, { quiet: true }).then(
      () => show(readable),
      () => undefined,
    );
  });
  const id = readable?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => read(), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id]);
};
