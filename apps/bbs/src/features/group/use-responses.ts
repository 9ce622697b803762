import { useInfiniteQuery } from '@tanstack/react-query';
import { getListResponsesQueryKey, listResponses } from '@yayan/api-client';
import { useState } from 'react';
import { firstUnread } from './first-unread.ts';

/** The answers to a section, and the first that was unread when the page came: later reading doesn't move the divider. */
export const useResponses = (sectionId: string) => {
  const params = { sectionId };
  const responses = useInfiniteQuery({
    queryKey: getListResponsesQueryKey(params),
    queryFn: ({ pageParam, signal }) =>
      listResponses({ ...params, ...(pageParam && { cursor: pageParam }) }, undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const items = responses.data?.pages.flatMap((page) => page.items) ?? [];
  const [readBefore, setReadBefore] = useState<{ id: string | null }>();
  if (responses.data && readBefore === undefined)
    setReadBefore({ id: responses.data.pages[0]?.lastReadId ?? null });
  return { responses, items, firstUnreadId: firstUnread(items, readBefore?.id ?? null) };
};
