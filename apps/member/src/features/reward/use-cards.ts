import { useInfiniteQuery } from '@tanstack/react-query';
import { type CardState, getListCardsQueryKey, listCards } from '@yayan/api-client';

/** The member's cards in one state, page by page. */
export const useCards = (state: CardState) => {
  const params = { state };
  return useInfiniteQuery({
    queryKey: [...getListCardsQueryKey(params), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      listCards({ ...params, ...(pageParam ? { cursor: pageParam } : {}) }, undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
};
