import { useInfiniteQuery } from '@tanstack/react-query';
import { getFollowUpThread, getGetFollowUpThreadQueryKey, type GroupResponse } from '@yayan/api-client';
import { LoadMore } from '@yayan/ui';
import { FollowUpItem } from './FollowUpItem.tsx';

/** Everything said under an answer, page by page. */
export function FollowUpThread({ response }: { response: GroupResponse }) {
  const params = { responseId: response.id };
  const thread = useInfiniteQuery({
    queryKey: getGetFollowUpThreadQueryKey(params),
    queryFn: ({ pageParam, signal }) =>
      getFollowUpThread({ ...params, ...(pageParam && { cursor: pageParam }) }, undefined, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const items = thread.data?.pages.flatMap((page) => page.items) ?? response.followUps;
  return (
    <>
      {items.map((followUp) => (
        <FollowUpItem key={followUp.id} followUp={followUp} isMyAnswer={response.mine} />
      ))}
      {thread.isPending || thread.hasNextPage ? (
        <LoadMore
          more
          loading={thread.isFetching}
          failed={thread.isError}
          onMore={() => void thread.fetchNextPage()}
        />
      ) : null}
    </>
  );
}
