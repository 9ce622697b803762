import { type FeedbackTicket, replyTicket, type TicketReply } from '@yayan/api-client';
import { getGetTicketQueryKey, useConfirmTicket, useReopenTicket } from '@yayan/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '@yayan/site';
import { Button, Form, Textarea } from '@yayan/ui';
import { useRef, useState } from 'react';
import { sendOnce } from '../../shell/client/send-once.ts';
import { useTextDraft } from '../../shell/unsent/use-text-draft.ts';
import classes from './FeedbackPage.module.css';
import { type Picture, PictureField } from './PictureField.tsx';

const shortest = 2;
/** From so few on, the form says how often the member may still add. */
const FEW_REPLIES = 3;

/** What the member can do with a ticket: add to it, confirm it or reopen it. */
export function TicketActions({
  ticket: { id, mayReply: isOpen, repliesLeft, mayConfirm, mayReopen },
}: {
  ticket: FeedbackTicket;
}) {
  const mayReply = isOpen && repliesLeft > 0;
  const queries = useQueryClient();
  const { text, write, clear } = useTextDraft(`ticket-reply ${id}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [isTouched, setTouched] = useState(false);
  const mutation = {
    onSuccess: (next: FeedbackTicket) => {
      clear();
      setPictures([]);
      setTouched(false);
      queries.setQueryData(getGetTicketQueryKey(id), next);
      return queries.invalidateQueries({ queryKey: ['/v1/tickets'] });
    },
  };
  const reply = useMutation({
    mutationFn: async (said: TicketReply) =>
      await sendOnce(
        `ticket-reply ${id}`,
        said,
        () => Promise.resolve(said),
        async (body, headers) => await replyTicket(id, body, headers),
      ),
    ...mutation,
  });
  const confirm = useConfirmTicket({ mutation });
  const reopen = useReopenTicket({ mutation });
  const isPending = reply.isPending || confirm.isPending || reopen.isPending;
  const error = reply.error ?? confirm.error ?? reopen.error;
  if (isOpen && !mayReply)
    return <p className={classes['text']}>你已经连续补充了多次，我们都收到了。等我们答复后可以继续补充。</p>;
  if (!mayReply && !mayConfirm && !mayReopen) return null;
  const isShort = text.trim().length < shortest;
  const send = (): void => {
    setTouched(true);
    if (isShort) field.current?.focus();
    if (isShort || isPending) return;
    const data = { text: text.trim(), pictures: pictures.map(({ key }) => key) };
    if (mayReply) reply.mutate(data);
    else reopen.mutate({ id, data });
  };
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
            error={isTouched && isShort ? `至少写 ${shortest} 个字` : undefined}
          />
          <PictureField value={pictures} onChange={setPictures} />
        </>
      ) : null}
      {error ? (
        <p role="alert" className={classes['fault']}>
          {failureText(error)}
        </p>
      ) : null}
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
