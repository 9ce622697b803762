import type { FollowUp, GroupResponse } from '@yayan/api-client';
import { Button } from '@yayan/ui';
import { useState } from 'react';
import { SayComposer } from './SayComposer.tsx';
import { useSay } from './use-say.ts';

interface ReplyPartProps {
  response: GroupResponse;
  /** The follow-up that has to be answered: its composer stands open. */
  to?: FollowUp | undefined;
}

/** A respondent's reply below an answer, or to a follow-up under the own one. */
export function ReplyPart({ response, to }: ReplyPartProps) {
  const [opened, setOpened] = useState(false);
  const say = useSay(response);
  if (!to && !opened) {
    return (
      <Button
        variant="subtle"
        size="compact-md"
        mih={44}
        mt={4}
        mb={-8}
        ml={-10}
        onClick={() => setOpened(true)}
      >
        回复
      </Button>
    );
  }
  return (
    <SayComposer
      place={`reply.${response.id}`}
      label={to ? '回答主持人的追问' : `回复${response.mine ? '' : ` ${response.author.name}`}`}
      submitLabel={to ? '提交回答' : '发表回复'}
      focus={opened}
      onSay={(content, clientId) => say({ clientId, content, ...(to && { replyToId: to.id }) })}
      onCancel={to ? undefined : () => setOpened(false)}
    />
  );
}
