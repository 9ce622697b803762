import { failureText, noteShown } from '@yayan/site';
import { Button, Form, Textarea } from '@yayan/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './Composer.module.css';
import { ContactQuestion } from './ContactQuestion.tsx';
import type { FilesOf } from '../files/use-file-queue.ts';
import { DraftConflict } from './DraftConflict.tsx';
import { PressLine } from './PressLine.tsx';
import { sendByKey, sendKeys } from './send-by-key.ts';
import { useContactQuestion } from './use-contact-question.ts';
import type { DraftOf } from './use-draft.ts';
import { useFootInView } from './use-foot-in-view.ts';
import { useSendOnceOnline } from './use-send-once-online.ts';
import { useSendOnceUploaded } from './use-send-once-uploaded.ts';

interface ComposerProps {
  draft: DraftOf;
  label: string;
  placeholder?: string | undefined;
  rows: { min: number; max: number };
  /** The longest text, in characters. */
  longest: number;
  /** A hint next to the buttons. */
  hint?: string | undefined;
  /** Whether the field takes the focus, because somebody pressed a button to write. */
  focus?: boolean | undefined;
  submitLabel: string;
  /** What is wrong with the text. Pressing the button shows it and focuses the text, until the text changes. */
  problem: string | undefined;
  /** What is missing beside the text. Shown once the button was pressed, until it is there. */
  lack?: string | undefined;
  /** Whether its author is asked about contact details before it is sent. */
  asksAboutContacts?: boolean | undefined;
  /** The files that are sent with it. It waits for those that are under way. */
  files: FilesOf;
  /** Resolves when the server has stored it. Only then is the draft deleted. */
  onSend: (content: string, clientId: string) => Promise<void>;
  onCancel?: (() => void) | undefined;
  /** Choices below the text. */
  children?: ReactNode;
}

/** The text, its quote, and the text of another device that its author has to choose from. */
const contentOf = ({ text, quote, theirs }: DraftOf): string =>
  JSON.stringify([text, quote?.responseId, quote?.text, theirs?.version]);

/** A text field with a send button, which Ctrl+Enter and ⌘Enter press too. It keeps a draft at every keystroke and shows failures at the button. */
export function Composer(props: ComposerProps) {
  const { draft, label, placeholder, rows, longest, hint, focus = false } = props;
  const { submitLabel, problem, lack, asksAboutContacts = false, files, onSend, onCancel, children } = props;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isPressed, setPressed] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const contacts = useContactQuestion(draft.text, asksAboutContacts);
  const showFoot = useFootInView(input, foot, draft.text);
  const [hintId, failureId] = [useId(), useId()];
  useEffect(() => {
    if (focus) input.current?.focus();
  }, [focus]);

  const send = async (): Promise<void> => {
    online.end();
    if (press.mustWait()) return;
    setPending(true);
    try {
      await draft.send(() => onSend(draft.text.trim(), draft.clientId));
    } catch (error) {
      noteShown(error);
      if (!online.waits(error)) setFailure(failureText(error));
    } finally {
      setPending(false);
    }
  };
  const submit = async (): Promise<void> => {
    if (pending) return;
    online.end();
    setFailure(problem);
    setPressed(problem === undefined && lack !== undefined);
    if (problem !== undefined) return input.current?.focus();
    if (lack !== undefined || contacts.mustAsk()) return;
    await send();
  };
  const press = useSendOnceUploaded({
    files,
    content: contentOf(draft),
    label: submitLabel,
    send: submit,
  });
  const online = useSendOnceOnline({
    content: JSON.stringify([contentOf(draft), files.files.map(({ id }) => id)]),
    label: submitLabel,
    isKept: draft.kept,
    send,
  });
  const { details } = contacts;
  /** Back to the text, where the first detail is selected. */
  const rewrite = (): void => {
    flushSync(contacts.close);
    input.current?.focus();
    if (details?.[0]) input.current?.setSelectionRange(details[0].start, details[0].end);
  };
  const sendAsItIs = (): void => {
    // The focus goes to the button that comes back, as if that had been pressed.
    flushSync(contacts.accept);
    button.current?.focus();
    void send();
  };
  const shown = failure ?? (isPressed ? lack : undefined);

  return (
    <Form className={classes['root']} onSubmit={submit}>
      <Textarea
        ref={input}
        label={label}
        placeholder={placeholder}
        autosize
        minRows={rows.min}
        maxRows={rows.max}
        maxLength={longest}
        value={draft.text}
        onFocus={() => {
          showFoot();
          void draft.begin();
        }}
        onChange={(event) => {
          setFailure(undefined);
          draft.write(event.currentTarget.value);
        }}
        onKeyDown={sendByKey}
        aria-keyshortcuts={sendKeys}
        error={failure !== undefined}
        classNames={{ input: classes['words'] ?? '' }}
        readOnly={pending}
        aria-describedby={`${failureId} ${hintId}`}
      />
      <DraftConflict draft={draft} />
      {children}
      <p id={failureId} className={classes['failure']} role="alert">
        {shown}
      </p>
      <PressLine note={press.note ?? online.note} />
      {details ? (
        <ContactQuestion
          text={draft.text}
          details={details}
          sendLabel={`仍然${submitLabel}`}
          onRewrite={rewrite}
          onSend={sendAsItIs}
        />
      ) : (
        <div ref={foot} className={classes['foot']}>
          {hint === undefined ? null : (
            <span id={hintId} className={classes['hint']}>
              {hint}
            </span>
          )}
          {onCancel ? (
            <Button variant="default" onClick={onCancel} disabled={pending}>
              取消
            </Button>
          ) : null}
          <Button ref={button} type="submit" loading={pending}>
            {submitLabel}
          </Button>
        </div>
      )}
    </Form>
  );
}
