import { failureText } from '@yayan/site';
import { Button, Form, Textarea } from '@yayan/ui';
import { useId, useRef, useState } from 'react';
import classes from './AnswerComposer.module.css';
import { answerLength } from './answer-length.ts';
import { lengthHint } from './length-hint.ts';
import { useDraft } from './use-draft.ts';

interface AnswerComposerProps {
  /** Where the draft belongs: one a section. */
  place: string;
  /** What stands there without a draft: the answer to be changed. */
  initial?: string | undefined;
  minLength: number;
  submitLabel: string;
  /** Resolves when it is stored; only then the draft goes. */
  onSubmit: (content: string, clientId: string) => Promise<void>;
  onCancel?: (() => void) | undefined;
}

const longest = 5000;

/** An answer being written: kept with every keystroke, counted without spaces, sent once. */
export function AnswerComposer(props: AnswerComposerProps) {
  const { place, initial = '', minLength, submitLabel, onSubmit, onCancel } = props;
  const draft = useDraft(place, initial);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const input = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const length = answerLength(draft.text);

  const submit = async (): Promise<void> => {
    if (pending) return;
    if (length < Math.max(1, minLength)) {
      setFailure(length === 0 ? '先写下你的想法' : `还差 ${minLength - length} 字，再多说一点`);
      return input.current?.focus();
    }
    setPending(true);
    setFailure(undefined);
    try {
      await onSubmit(draft.text.trim(), draft.clientId);
      draft.clear();
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
        label="你的回答"
        placeholder="按自己的真实经历写，没有对错之分"
        autosize
        minRows={4}
        maxRows={16}
        maxLength={longest}
        value={draft.text}
        onChange={(event) => draft.write(event.currentTarget.value)}
        error={failure}
        classNames={{ input: classes['words'] ?? '' }}
        readOnly={pending}
        aria-describedby={hint}
      />
      <div className={classes['foot']}>
        <span id={hint} className={classes['hint']}>
          {[lengthHint(length, minLength), draft.kept && length > 0 ? '草稿已自动保存' : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
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
