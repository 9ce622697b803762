import { getFollowUpThread, type GroupResponse } from '@yayan/api-client';
import { getGetFollowUpThreadQueryKey } from '@yayan/api-client/react';
import { useCursorPages } from '@yayan/site';
import { LoadMore } from '@yayan/ui';
import { FollowUpItem } from './FollowUpItem.tsx';
import { useCaller } from '../client/use-caller.ts';

/** All follow-ups under an answer, page by page. */
export function FollowUpThread({ response }: { response: GroupResponse }) {
  const client = useCaller();
  const params = { responseId: response.id };
  const { query: thread, items: loaded } = useCursorPages(
    getGetFollowUpThreadQueryKey(params),
    (cursor, signal) => getFollowUpThread({ ...params, ...cursor }, { client, signal }),
  );
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
