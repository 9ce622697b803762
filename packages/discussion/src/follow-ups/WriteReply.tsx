import type { FollowUp, GroupResponse } from '@yayan/api-client';
import { useState } from 'react';
import { OpenComposerButton } from './OpenComposerButton.tsx';
import { ThreadComposer } from './ThreadComposer.tsx';
import { useCreateFollowUp } from './use-create-follow-up.ts';

interface WriteReplyProps {
  response: GroupResponse;
  /** The follow-up that must be answered. Its composer is open at first. */
  to?: FollowUp | undefined;
}

/** The form for a respondent's reply below an answer, or to a follow-up under their own answer. */
export function WriteReply({ response, to }: WriteReplyProps) {
  const [opened, setOpened] = useState(false);
  const say = useCreateFollowUp(response);
  if (!to && !opened) return <OpenComposerButton onClick={() => setOpened(true)}>回复</OpenComposerButton>;
  return (
    <ThreadComposer
      place={`reply.${response.id}`}
      label={to ? '回答主持人的追问' : `回复${response.mine ? '' : ` ${response.author.name}`}`}
      submitLabel={to ? '提交回答' : '发表回复'}
      focus={opened}
      takesFiles
      onSay={(content, clientId, attachments) =>
        say({ clientId, content, attachments: [...attachments], ...(to && { replyToId: to.id }) })
      }
      onClose={to ? undefined : () => setOpened(false)}
    />
  );
}
