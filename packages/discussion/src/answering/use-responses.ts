import { useListResponsesInfinite } from '@yayan/api-client/react';
import { useState } from 'react';
import { firstUnread } from './first-unread.ts';

/**
 * The answers to a section, and the first one that was unread when the page opened. The divider doesn't move while the member
 * reads on.
 */
export const useResponses = (sectionId: string) => {
  const params = { sectionId };
  const { query: responses, items } = useListResponsesInfinite(params);
  const [readBefore, setReadBefore] = useState<{ id: string | null }>();
  if (responses.data && readBefore === undefined)
    setReadBefore({ id: responses.data.pages[0]?.lastReadId ?? null });
  /** Whether nothing was read before, so that all answers of others are new. */
  const isAllUnread = readBefore?.id === null && items.some(({ mine }) => !mine);
  return { responses, items, isAllUnread, firstUnreadId: firstUnread(items, readBefore?.id ?? null) };
};
