import { useQueryClient } from '@tanstack/react-query';
import type { HostResponse } from '@yayan/api-client';
import { getGetTopicQueryKey, getListHostTopicsQueryKey } from '@yayan/api-client/react';
import { useEffect, useEffectEvent } from 'react';
import { useAddOpened } from '../answers/use-opened.ts';
import { readOpened } from './read-opened.ts';

/** How long an answer must stand open to count as read: who leafs past it with the keys has not read it. */
export const READ_AFTER_MS = 1000;

/**
 * Marks the open answer as read, and no other (rule 6.21): on this page at once, on the server once the earlier ones of its
 * section are read too. A failure is ignored: the next answer that is opened in the section marks this one too.
 */
export const useReadOpenAnswer = (answer: HostResponse | null | undefined): void => {
  const client = useQueryClient();
  const addOpened = useAddOpened();
  const readable = answer && !answer.deleted ? answer : undefined;
  const read = useEffectEvent(async (): Promise<void> => {
    if (!readable) return;
    const { id, topicId } = readable;
    const isMoved = await readOpened(readable, addOpened(id)).catch(() => false);
    if (!isMoved) return;
    // The counts of unread answers on other pages.
    for (const queryKey of [getListHostTopicsQueryKey(), getGetTopicQueryKey({ topicId })])
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
  });
  const id = readable?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => void read(), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id]);
};
