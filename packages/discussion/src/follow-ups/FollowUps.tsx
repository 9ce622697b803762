import type { GroupResponse } from '@yayan/api-client';
import { Button } from '@yayan/ui';
import { useState } from 'react';
import { FollowUpItem } from './FollowUpItem.tsx';
import { FollowUpThread } from './FollowUpThread.tsx';

/** The follow-ups under an answer, oldest first. A long thread loads on request. */
export function FollowUps({ response }: { response: GroupResponse }) {
  const [whole, setWhole] = useState(false);
  if (whole) return <FollowUpThread response={response} />;
  const { followUps, followUpCount, mine } = response;
  return (
    <>
      {followUps.map((followUp) => (
        <FollowUpItem key={followUp.id} followUp={followUp} isMyAnswer={mine} />
      ))}
      {followUpCount > followUps.length ? (
        <Button variant="subtle" size="compact-md" mih={44} onClick={() => setWhole(true)}>
          查看全部 {followUpCount} 条
        </Button>
      ) : null}
    </>
  );
}
