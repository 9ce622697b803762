import { keepPreviousData } from '@tanstack/react-query';
import type { GroupResponse } from '@yayan/api-client';
import {
  getGetFollowUpThreadQueryKey,
  pagesKey,
  useGetFollowUpThreadInfinite,
} from '@yayan/api-client/react';
import { useEffect } from 'react';

/** The most that one call returns: nearly every thread arrives as a whole. */
const PAGE = 100;

/** What a call asks for to read the thread under an answer. */
export const threadParams = (responseId: string) => ({ responseId, limit: PAGE });

/**
 * The follow-ups under an answer, oldest first. An answer comes with the first 20; the others are loaded once they are wanted,
 * and again when their number changes.
 */
export const useThread = (
  { id, followUps, followUpCount }: Pick<GroupResponse, 'id' | 'followUps' | 'followUpCount'>,
  isWanted: boolean,
) => {
  const isLong = followUpCount > followUps.length;
  const params = threadParams(id);
  const { query, items } = useGetFollowUpThreadInfinite(params, {
    query: {
      queryKey: [...pagesKey(getGetFollowUpThreadQueryKey(params)), followUpCount],
      enabled: isWanted && isLong,
      placeholderData: keepPreviousData,
    },
  });
  const shown = isLong && items.length > followUps.length ? items : followUps;
  return { query, items: shown, left: Math.max(0, followUpCount - shown.length) };
};

/** The respondent's own answer with all of its follow-ups: any of them may wait for a reply. */
export const useOwnThread = (response: GroupResponse): GroupResponse => {
  const { query, items } = useThread(response, true);
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return { ...response, followUps: [...items] };
};
