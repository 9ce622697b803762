import type { GroupResponse } from '@yayan/api-client';
import { useGetFollowUpThreadInfinite } from '@yayan/api-client/react';
import { LoadMore } from '@yayan/ui';
import { FollowUpItem } from './FollowUpItem.tsx';

/** All follow-ups under an answer, page by page. */
export function FollowUpThread({ response }: { response: GroupResponse }) {
  const params = { responseId: response.id };
  const { query: thread, items: loaded } = useGetFollowUpThreadInfinite(params);
  const items = thread.data ? loaded : response.followUps;
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
