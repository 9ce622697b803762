import { useQueryClient } from '@tanstack/react-query';
import type { GroupMe, HostResponse } from '@yayan/api-client';
import {
  getGetGroupMeQueryKey,
  getGetTopicQueryKey,
  getListHostTopicsQueryKey,
} from '@yayan/api-client/react';
import { useEffect, useEffectEvent } from 'react';
import { useAddOpened } from '../answers/use-opened.ts';
import { readOpened, sendOpened } from './read-opened.ts';

/** What the queries of all topics begin with. */
const anyTopic = getGetTopicQueryKey({ topicId: '' }).slice(0, 1);

/** How long an answer must stand open to count as read: who leafs past it with the keys has not read it. */
export const READ_AFTER_MS = 1000;

/**
 * Marks the open answer as read, and no other (rule 6.60): on this page at once, and on the server. What couldn't be sent goes out
 * with the next answer, when the network is back, or when the desk is opened again.
 */
export const useReadOpenAnswer = (answer: HostResponse | null | undefined): void => {
  const client = useQueryClient();
  const addOpened = useAddOpened();
  const readable = answer && !answer.deleted ? answer : undefined;
  const tell = async (work: (readerId: string) => Promise<boolean>): Promise<void> => {
    const readerId = client.getQueryData<GroupMe>(getGetGroupMeQueryKey())?.identity.groupMemberId;
    if (readerId === undefined || !(await work(readerId).catch(() => false))) return;
    // The counts of unread answers on other pages.
    for (const queryKey of [getListHostTopicsQueryKey(), anyTopic])
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
  };
  const read = useEffectEvent((): void => {
    if (!readable) return;
    addOpened(readable.id);
    void tell((readerId) => readOpened(readerId, readable));
  });
  const sendLeft = useEffectEvent(() => void tell(sendOpened));
  const id = readable?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => read(), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id]);
  useEffect(() => {
    const send = (): void => sendLeft();
    send();
    globalThis.addEventListener('online', send);
    return () => globalThis.removeEventListener('online', send);
  }, []);
};
