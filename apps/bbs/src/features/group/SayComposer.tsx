import { failureText } from '@yayan/site';
import { Button, Form, Textarea } from '@yayan/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './SayComposer.module.css';
import { useDraft } from './use-draft.ts';

interface SayComposerProps {
  /** Where the draft belongs: one an answer. */
  place: string;
  label: string;
  submitLabel: string;
  /** Takes the focus: somebody pressed a button to write here. */
  focus: boolean;
  onSay: (content: string, clientId: string) => Promise<void>;
  onCancel?: (() => void) | undefined;
  /** Choices beside the words: who sees them. */
  children?: ReactNode;
}

const longest = 2000;

/** Some words below an answer: kept with every keystroke, sent once. */
export function SayComposer(props: SayComposerProps) {
  const { place, label, submitLabel, focus, onSay, onCancel, children } = props;
  const draft = useDraft(place);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (focus) input.current?.focus();
  }, [focus]);

  const submit = async (): Promise<void> => {
    if (pending) return;
    const content = draft.text.trim();
    setFailure(content === '' ? '先写点什么' : undefined);
    if (content === '') return input.current?.focus();
    setPending(true);
    try {
      await onSay(content, draft.clientId);
      draft.clear();
      onCancel?.();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setPending(false);
    }
  };

  return (
    <Form className={classes['root']} onSubmit={submit}>
      <Textarea
        ref={input}
        label={label}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={longest}
        value={draft.text}
        onChange={(event) => draft.write(event.currentTarget.value)}
        error={failure}
        classNames={{ input: classes['words'] ?? '' }}
        readOnly={pending}
      />
      {children}
      <div className={classes['actions']}>
        {onCancel ? (
          <Button variant="default" onClick={onCancel} disabled={pending}>
            取消
          </Button>
        ) : null}
        <Button type="submit" loading={pending}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
