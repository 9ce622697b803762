import { useListResponsesInfinite } from '@yayan/api-client/react';
import { useState } from 'react';
import { inReadingOrder, unreadOf } from './reading-order.ts';

/**
 * The answers to a section, and the first one that was unread when the page opened. The divider doesn't move while the member
 * reads on.
 * @param reader the respondent's id, for their own order of reading; without it, the oldest come first
 */
export const useResponses = (sectionId: string, reader?: string) => {
  const { query: responses, items } = useListResponsesInfinite({ sectionId });
  const [readBefore, setReadBefore] = useState<{ id: string | null }>();
  const pages = responses.data?.pages;
  if (pages && readBefore === undefined) setReadBefore({ id: pages[0]?.lastReadId ?? null });
  /** Whether nothing was read before, so that all answers of others are new. */
  const isAllUnread = readBefore?.id === null && items.some(({ mine }) => !mine);
  const unread = unreadOf(items, readBefore?.id ?? null);
  const ordered =
    reader === undefined || !pages
      ? items
      : inReadingOrder(
          pages.map((page) => page.items),
          reader,
          unread,
        );
  return {
    responses,
    ordered,
    isAllUnread,
    /** The answer below the divider, of somebody else. */
    firstUnreadId: ordered.find(({ id, mine }) => !mine && unread.has(id))?.id,
    /** The newest answer that is loaded; once it is seen, all of them are read. */
    newestId: items.at(-1)?.id,
  };
};
