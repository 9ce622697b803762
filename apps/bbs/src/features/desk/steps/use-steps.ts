import { listHostResponses, type ListHostResponsesParams } from '@yayan/api-client';
import { useEffect, useRef } from 'react';
import { toaster } from '../../../shell/client/client.ts';
import { PAGE, type useAnswers } from '../answers/use-answers.ts';
import { useOpened } from '../answers/use-opened.ts';
import { nextUnread } from './next-unread.ts';

interface Steps {
  list: ReturnType<typeof useAnswers>;
  params: ListHostResponsesParams;
  openId: string | undefined;
  open: (id: string) => void;
}

/** The ways from the open answer to another one of the list. */
export const useSteps = ({ list: { items, query }, params, openId, open }: Steps) => {
  const opened = useOpened();
  const isAsking = useRef(false);
  // When a key is pressed twice before the page has updated, the second press must go one answer further.
  const wanted = useRef(openId);
  useEffect(() => {
    wanted.current = openId;
  }, [openId]);
  const goTo = (id: string | undefined): void => {
    if (id === undefined) return;
    wanted.current = id;
    open(id);
  };
  const step = (by: number): void => {
    const at = items.findIndex(({ id }) => id === wanted.current);
    goTo((at < 0 ? items[0] : items[at + by])?.id);
  };
  /** An unread answer that the list hasn't loaded. The server may not know of all that were read here (rule 6.60). */
  const notLoaded = async (from: string | undefined): Promise<string | undefined> => {
    if (!query.hasNextPage) return undefined;
    const { items: unread } = await listHostResponses({ ...params, unread: true, limit: PAGE });
    return nextUnread(
      unread.filter(({ id }) => !opened.has(id)),
      from,
    )?.id;
  };
  const toUnread = async (): Promise<void> => {
    if (isAsking.current || query.data === undefined) return;
    isAsking.current = true;
    const from = wanted.current;
    try {
      const next = nextUnread(items, from)?.id ?? (await notLoaded(from));
      // Another answer was opened meanwhile.
      if (wanted.current !== from) return;
      if (next === undefined) toaster.info('没有别的未读回答了');
      else goTo(next);
    } catch {
      // The transport has shown the reason.
    } finally {
      isAsking.current = false;
    }
  };
  const index = items.findIndex(({ id }) => id === openId);
  return {
    before: (): void => step(-1),
    after: (): void => step(1),
    isFirst: index <= 0,
    isLast: index < 0 || index >= items.length - 1,
    /** Opens the next unread answer, or says that there is none (rule 6.64). */
    toUnread: (): void => void toUnread(),
  };
};
