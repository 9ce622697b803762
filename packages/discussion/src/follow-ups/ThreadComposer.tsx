import type { ReactNode } from 'react';
import { FileField } from '../files/FileField.tsx';
import { useFileQueue } from '../files/use-file-queue.ts';
import { Composer } from '../writing/Composer.tsx';
import classes from './ThreadComposer.module.css';
import { useDraft } from '../writing/use-draft.ts';

interface ThreadComposerProps {
  /** The key of the draft: one for each answer. */
  place: string;
  label: string;
  submitLabel: string;
  /** Whether the field takes the focus, because somebody pressed a button to write. */
  focus: boolean;
  onSay: (content: string, clientId: string, attachments: readonly string[]) => Promise<void>;
  /** Whether files may be added. */
  takesFiles?: boolean;
  /** Closes the composer, on cancel and after sending. Absent where it always stays open. */
  onClose?: (() => void) | undefined;
  /** Choices below the text, such as who sees it. */
  children?: ReactNode;
}

/** The form for a follow-up or reply below an answer. */
export function ThreadComposer(props: ThreadComposerProps) {
  const { place, label, submitLabel, focus, takesFiles = false, onSay, onClose, children } = props;
  const draft = useDraft(place);
  const queue = useFileQueue(place);
  return (
    <div className={classes['root']}>
      <Composer
        draft={draft}
        label={label}
        rows={{ min: 2, max: 10 }}
        longest={2000}
        focus={focus}
        submitLabel={submitLabel}
        problem={draft.text.trim() === '' ? '先写点什么' : undefined}
        waiting={queue.waiting}
        onSend={async (content, clientId) => {
          await onSay(content, clientId, queue.ids);
          queue.forget(queue.ids);
          onClose?.();
        }}
        onCancel={onClose}
      >
        {children}
        {takesFiles ? <FileField queue={queue} /> : null}
      </Composer>
    </div>
  );
}
