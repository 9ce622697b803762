import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import {
  type HostResponse,
  type HostResponsePage,
  listHostResponses,
  type ListHostResponsesParams,
} from '@yayan/api-client';
import { answersKey } from './answers-key.ts';
import { useOpened } from './use-opened.ts';

/** Answers per page: slightly more than the tallest screen shows. */
export const PAGE = 50;

export type AnswerPages = InfiniteData<HostResponsePage, string>;

/**
 * The matching answers, page by page. They don't change until somebody asks for new ones, but those that were opened have lost
 * their mark.
 */
export const useAnswers = (params: ListHostResponsesParams) => {
  const query = useInfiniteQuery({
    queryKey: answersKey(params),
    queryFn: ({ pageParam, signal }) =>
      listHostResponses(
        { ...params, limit: PAGE, ...(pageParam !== '' && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: Infinity,
    refetchOnReconnect: false,
    meta: { followsEvents: true },
  });
  const pages = query.data?.pages;
  const opened = useOpened();
  const read = (one: HostResponse): HostResponse =>
    one.unread && opened.has(one.id) ? { ...one, unread: false } : one;
  const items: HostResponse[] = pages?.flatMap((page) => page.items.map(read)) ?? [];
  return { query, items, total: pages?.[0]?.total ?? 0 };
};
