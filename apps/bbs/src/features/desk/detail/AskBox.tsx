import { createFollowUp, FollowUpAudience, GroupRole, type HostResponse } from '@yayan/api-client';
import {
  FileField,
  PressLine,
  QuoteToSend,
  sendByKey,
  sendKeys,
  useDraft,
  useFileQueue,
  useQuoteFor,
  useSendOnceUploaded,
} from '@yayan/discussion';
import { failureText, useAction, useFieldProblem } from '@yayan/site';
import { Button, Checkbox, Form, Textarea } from '@yayan/ui';
import { type RefObject, useState } from 'react';
import classes from './AskBox.module.css';
import { AudienceChoice } from './AudienceChoice.tsx';
import { ProbeLibrary } from './ProbeLibrary.tsx';

interface AskBoxProps {
  answer: HostResponse;
  role: GroupRole;
  field: RefObject<HTMLTextAreaElement | null>;
  /** The initial text; a stored draft comes before it. */
  initial?: string | undefined;
  onSent: () => Promise<void>;
}

/** Writes a follow-up or an internal note under an answer. Observers write notes only. */
export function AskBox({ answer, role, field, initial = '', onSent }: AskBoxProps) {
  const isHost = role === GroupRole.Host;
  // The page of the topic shows the same box below this answer: both use one draft.
  const place = `ask.${answer.id}`;
  const draft = useDraft(place, initial);
  const [chosen, setChosen] = useState<FollowUpAudience>(FollowUpAudience.Everyone);
  const [mustAnswer, setMustAnswer] = useState(true);
  const [failure, refuse] = useFieldProblem(draft.text);
  const queue = useFileQueue(place);
  const quoting = useQuoteFor(answer, draft);
  const { quote } = quoting;
  const [choosing, setChoosing] = useState(false);
  const audience = isHost ? chosen : FollowUpAudience.BackRoom;
  const isNote = audience === FollowUpAudience.BackRoom;

  const { run, isPending } = useAction(
    async (content: string) => {
      await createFollowUp(answer.id, {
        clientId: draft.clientId,
        content,
        audience,
        attachments: [...queue.ids],
        ...(!isNote && { mustAnswer }),
        ...(quote && { quote: { responseId: quote.responseId, text: quote.text } }),
      });
      if (quote) quoting.clear();
      queue.forget(queue.ids);
      draft.clear();
      await onSent();
    },
    { onError: (error) => refuse(failureText(error)) },
  );

  const send = async (): Promise<void> => {
    const content = draft.text.trim();
    if (content === '') {
      refuse('先写点什么');
      return field.current?.focus();
    }
    refuse(undefined);
    if (!press.mustWait()) await run(content);
  };
  const label = isNote ? '记下' : '发出追问';
  const press = useSendOnceUploaded({
    files: queue,
    content: JSON.stringify([draft.text, quote, audience, mustAnswer]),
    label,
    send,
  });

  return (
    <Form className={classes['root']} onSubmit={send}>
      <Textarea
        ref={field}
        label={isNote ? '写内部备注' : `追问 ${answer.author.name}`}
        description={isNote ? '只有主持人和观察员看得到' : undefined}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={2000}
        value={draft.text}
        onChange={(event) => draft.write(event.currentTarget.value)}
        onKeyDown={sendByKey}
        aria-keyshortcuts={sendKeys}
        error={failure}
        readOnly={isPending}
      />
      <QuoteToSend {...quoting} />
      {isHost ? <FileField queue={queue} /> : null}
      <PressLine note={press.note} />
      <div className={classes['foot']}>
        {isHost ? <AudienceChoice answer={answer} value={chosen} onChange={setChosen} /> : null}
        {isNote ? null : (
          <Button variant="subtle" onClick={() => setChoosing(true)}>
            常用追问
          </Button>
        )}
        {isNote ? null : (
          <Checkbox
            label="必须回答"
            checked={mustAnswer}
            onChange={(event) => setMustAnswer(event.currentTarget.checked)}
          />
        )}
        <Button type="submit" loading={isPending}>
          {label}
        </Button>
      </div>
      {choosing ? (
        <ProbeLibrary
          written={draft.text}
          onChoose={(text) => {
            draft.write(text);
            setChoosing(false);
            field.current?.focus();
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </Form>
  );
}
