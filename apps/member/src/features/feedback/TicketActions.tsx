import { type FeedbackTicket, reopenTicket, replyTicket, type TicketReply } from '@yayan/api-client';
import { getGetTicketQueryKey, useConfirmTicket } from '@yayan/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { PressLine, useSendOnceUploaded } from '@yayan/discussion';
import { failureText, intentionName, useFieldProblem, useIntention } from '@yayan/site';
import { Button, Form, Textarea } from '@yayan/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { intentions } from '../../shell/unsent/intentions.ts';
import { useTextDraft } from '../../shell/unsent/use-text-draft.ts';
import classes from './FeedbackPage.module.css';
import { PictureField } from './PictureField.tsx';
import { usePictures } from './use-pictures.ts';

const shortest = 2;
const tooShort = (text: string): string | undefined =>
  text.trim().length < shortest ? `至少写 ${shortest} 个字` : undefined;
/** From this number down, the form says how many more replies the member may add. */
const FEW_REPLIES = 3;

/** What the member can do with a ticket: add to it, confirm it or reopen it. */
export function TicketActions({
  ticket: { id, mayReply: isOpen, repliesLeft, mayConfirm, mayReopen },
}: {
  ticket: FeedbackTicket;
}) {
  const mayReply = isOpen && repliesLeft > 0;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { text, write, clear } = useTextDraft(`ticket-reply ${id}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const pictures = usePictures();
  const [problem, refuse] = useFieldProblem(text, tooShort);
  const take = (next: FeedbackTicket): Promise<void> => {
    clear();
    pictures.clear();
    refuse(undefined);
    queries.setQueryData(getGetTicketQueryKey(next.id), next);
    // The ticket was merged while the member wrote: their words are in the other one.
    if (next.id !== id) void navigate(`/home/feedback/${next.id}`, { replace: true });
    return queries.invalidateQueries({ queryKey: ['/v1/tickets'] });
  };
  const reply = useIntention(intentions, {
    name: async (said: TicketReply) => await intentionName(`ticket-reply ${id}`, said),
    body: (said) => said,
    send: (said, key) => replyTicket(id, said, { idempotencyKey: key }),
    done: take,
  });
  const confirm = useConfirmTicket({ mutation: { onSuccess: take } });
  const reopen = useIntention(intentions, {
    name: async (said: TicketReply) => await intentionName(`ticket-reopen ${id}`, said),
    body: (said) => said,
    send: (said, key) => reopenTicket(id, said, { idempotencyKey: key }),
    done: take,
  });
  const isPending = reply.isPending || confirm.isPending || reopen.isPending;
  const error = reply.error ?? confirm.error ?? reopen.error;
  const send = async (): Promise<void> => {
    const isShort = tooShort(text);
    refuse(isShort);
    if (isShort) field.current?.focus();
    if (isShort || isPending || press.mustWait()) return;
    const data = { text: text.trim(), pictures: pictures.keys };
    await (mayReply ? reply : reopen).run(data);
  };
  const press = useSendOnceUploaded({
    files: pictures.uploads,
    content: text,
    label: mayReply ? '发送' : '重新打开',
    send,
  });
  if (isOpen && !mayReply)
    return <p className={classes['text']}>你已经连续补充了多次，我们都收到了。等我们答复后可以继续补充。</p>;
  if (!mayReply && !mayConfirm && !mayReopen) return null;
  return (
    <Form className={classes['form']} onSubmit={send}>
      {mayReply || mayReopen ? (
        <>
          <Textarea
            ref={field}
            label={mayReply ? '补充说明' : '还有什么没解决'}
            description={
              mayReply && repliesLeft <= FEW_REPLIES ? `在我们答复前还可以补充 ${repliesLeft} 次` : undefined
            }
            autosize
            minRows={3}
            maxLength={2000}
            value={text}
            onChange={(event) => write(event.currentTarget.value)}
            error={problem}
          />
          <PictureField field={pictures} />
        </>
      ) : null}
      {error ? (
        <p role="alert" className={classes['fault']}>
          {failureText(error)}
        </p>
      ) : null}
      <PressLine note={press.note} />
      <div className={classes['actions']}>
        {mayConfirm ? (
          <Button loading={confirm.isPending} onClick={() => confirm.mutate({ id })}>
            已解决，确认
          </Button>
        ) : null}
        {mayReply || mayReopen ? (
          <Button
            type="submit"
            variant={mayConfirm ? 'light' : 'filled'}
            loading={reply.isPending || reopen.isPending}
          >
            {mayReply ? '发送' : '重新打开'}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
