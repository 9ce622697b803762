import type { FollowUp, GroupResponse } from '@yayan/api-client';
import { useState } from 'react';
import { QuoteButton } from '../quotes/QuoteButton.tsx';
import { useQuotePick } from '../quotes/quote-pick.tsx';
import { OpenComposerButton } from '../writing/OpenComposerButton.tsx';
import { ThreadComposer } from './ThreadComposer.tsx';
import classes from './ThreadComposer.module.css';
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
  const isQuoting = useQuotePick()?.picked?.responseId === response.id;
  if (!to && !opened && !isQuoting)
    return (
      <div className={classes['buttons']}>
        <OpenComposerButton onClick={() => setOpened(true)}>回复</OpenComposerButton>
        <QuoteButton response={response} />
      </div>
    );
  return (
    <ThreadComposer
      response={response}
      place={`reply.${response.id}`}
      label={to ? '回答主持人的追问' : `回复${response.mine ? '' : ` ${response.author.name}`}`}
      submitLabel={to ? '提交回答' : '发表回复'}
      focus={opened || isQuoting}
      takesFiles
      onSay={(said) => say({ ...said, ...(to && { replyToId: to.id }) })}
      onClose={to ? undefined : () => setOpened(false)}
    />
  );
}
