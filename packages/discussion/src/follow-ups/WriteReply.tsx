import { type FollowUp, GroupDraftKind, type GroupResponse } from '@yayan/api-client';
import { useState } from 'react';
import { QuoteButton } from '../quotes/QuoteButton.tsx';
import { useQuotePick } from '../quotes/quote-pick.tsx';
import { OpenComposerButton } from '../writing/OpenComposerButton.tsx';
import { useIsBegun } from '../writing/use-draft.ts';
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
  const place = `reply.${response.id}`;
  const { id, sectionId } = response;
  const at = { kind: GroupDraftKind.Reply, targetId: id, sectionId } as const;
  const isBegun = useIsBegun(place);
  /** Whether the form is open, once somebody has pressed a button. */
  const [opened, setOpened] = useState<boolean>();
  const say = useCreateFollowUp(response);
  const isQuoting = useQuotePick()?.picked?.responseId === response.id;
  if (!to && !(opened ?? isBegun) && !isQuoting)
    return (
      <div className={classes['buttons']}>
        <OpenComposerButton onClick={() => setOpened(true)}>回复</OpenComposerButton>
        <QuoteButton response={response} />
      </div>
    );
  return (
    <ThreadComposer
      response={response}
      place={place}
      at={at}
      label={to ? '回答主持人的追问' : `回复${response.mine ? '' : ` ${response.author.name}`}`}
      submitLabel={to ? '提交回答' : '发表回复'}
      focus={opened === true || isQuoting}
      takesFiles
      onSay={(said) => say({ ...said, ...(to && { replyToId: to.id }) })}
      onClose={to ? undefined : () => setOpened(false)}
    />
  );
}
