import type { GroupResponse } from '@yayan/api-client';
import { FollowUpItem } from './FollowUpItem.tsx';
import { LongThread } from './LongThread.tsx';

/** The follow-ups under an answer, oldest first. */
export function FollowUps({ response }: { response: GroupResponse }) {
  return (
    <LongThread
      response={response}
      render={(followUp) => <FollowUpItem followUp={followUp} isMyAnswer={response.mine} />}
    />
  );
}
