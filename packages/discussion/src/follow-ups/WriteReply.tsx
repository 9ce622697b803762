import { type FollowUp, GroupDraftKind, type GroupResponse } from '@yayan/api-client';
import { useState } from 'react';
import { QuoteButton } from '../quotes/QuoteButton.tsx';
import { useQuotePick } from '../quotes/quote-pick.tsx';
import { OpenComposerButton } from '../writing/OpenComposerButton.tsx';
import { useIsBegun } from '../writing/use-draft.ts';
import { SentNote } from './SentNote.tsx';
import { type Said, ThreadComposer } from './ThreadComposer.tsx';
import classes from './ThreadComposer.module.css';
import { useCreateFollowUp } from './use-create-follow-up.ts';

interface WriteReplyProps {
  response: GroupResponse;
  /** The follow-up that must be answered. Its composer is open until it is. */
  to?: FollowUp | undefined;
  /** Whether replies are taken that nothing demands. */
  isOpen?: boolean;
  onSent?: (() => void) | undefined;
}

/** The form for a respondent's reply below an answer, or to a follow-up under their own answer. */
export function WriteReply({ response, to: owed, isOpen = true, onSent }: WriteReplyProps) {
  const place = `reply.${response.id}`;
  const { id, sectionId } = response;
  const at = { kind: GroupDraftKind.Reply, targetId: id, sectionId } as const;
  const isBegun = useIsBegun(place);
  /** Whether the form is open, once somebody has pressed a button. */
  const [opened, setOpened] = useState<boolean>();
  /** The reply that was sent last, and the follow-up that it answers. */
  const [sent, setSent] = useState<{ id: string; answers: string | undefined }>();
  /** What is being answered: the refetch already shows the next follow-up while the form of this one still waits. */
  const [sending, setSending] = useState<{ to: FollowUp | undefined }>();
  const say = useCreateFollowUp(response);
  const isQuoting = useQuotePick()?.picked?.responseId === response.id;
  // The refetch may fail: what was answered is not asked for again.
  const { to } = sending ?? { to: owed?.id === sent?.answers ? undefined : owed };
  const isRefetched =
    response.followUpCount > response.followUps.length ||
    response.followUps.some((each) => each.id === sent?.id);
  const isWriting = to !== undefined || (isOpen && ((opened ?? isBegun) || isQuoting));

  const send = async (said: Said): Promise<void> => {
    setSending({ to });
    try {
      const stored = await say({ ...said, ...(to && { replyToId: to.id }) });
      setSent({ id: stored.id, answers: to?.id });
      setOpened(false);
      onSent?.();
    } finally {
      setSending(undefined);
    }
  };

  return (
    <>
      {sent && !sending ? (
        <SentNote
          key={sent.id}
          topicId={response.topicId}
          title={sent.answers === undefined ? '已发出，主持人会看到。' : '谢谢，主持人会看到。'}
          isReply={sent.answers !== undefined}
          isKnown={isRefetched}
          hasNext={to !== undefined}
        />
      ) : null}
      {to && to.id !== response.followUps.at(-1)?.id ? (
        <p className={classes['answered']}>你在回答：{to.content}</p>
      ) : null}
      {isWriting ? (
        <ThreadComposer
          key={to?.id}
          response={response}
          place={place}
          at={at}
          label={to ? '回答主持人的追问' : `回复${response.mine ? '' : ` ${response.author.name}`}`}
          submitLabel={to ? '提交回答' : '发表回复'}
          focus={to ? isQuoting : opened === true || isQuoting}
          takesFiles
          asksAboutContacts
          onSay={send}
          onClose={to ? undefined : () => setOpened(false)}
        />
      ) : isOpen ? (
        <div className={classes['buttons']}>
          <OpenComposerButton onClick={() => setOpened(true)} focus={opened === false && !sent}>
            {sent ? '再说一句' : '回复'}
          </OpenComposerButton>
          <QuoteButton response={response} />
        </div>
      ) : null}
    </>
  );
}
