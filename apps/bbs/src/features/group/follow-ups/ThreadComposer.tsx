import type { ReactNode } from 'react';
import { Composer } from '../answering/Composer.tsx';
import classes from './ThreadComposer.module.css';
import { useDraft } from '../answering/use-draft.ts';

interface ThreadComposerProps {
  /** Where the draft belongs: one an answer. */
  place: string;
  label: string;
  submitLabel: string;
  /** Takes the focus: somebody pressed a button to write here. */
  focus: boolean;
  onSay: (content: string, clientId: string) => Promise<void>;
  /** Where it can be closed, it closes when the words are sent, too. */
  onClose?: (() => void) | undefined;
  /** Choices beside the words: who sees them. */
  children?: ReactNode;
}

/** Some words below an answer. */
export function ThreadComposer(props: ThreadComposerProps) {
  const { place, label, submitLabel, focus, onSay, onClose, children } = props;
  const draft = useDraft(place);
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
        onSend={async (content, clientId) => {
          await onSay(content, clientId);
          onClose?.();
        }}
        onCancel={onClose}
      >
        {children}
      </Composer>
    </div>
  );
}
