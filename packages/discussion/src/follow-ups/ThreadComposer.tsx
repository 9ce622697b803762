import type { GroupResponse, QuoteInFollowUp } from '@yayan/api-client';
import type { ReactNode } from 'react';
import { FileField } from '../files/FileField.tsx';
import { useFileQueue } from '../files/use-file-queue.ts';
import { Composer } from '../writing/Composer.tsx';
import { useQuoteFor } from '../quotes/quote-pick.tsx';
import { QuoteToSend } from '../quotes/QuoteToSend.tsx';
import classes from './ThreadComposer.module.css';
import type { DraftAt } from '../writing/draft-keeper.ts';
import { useDraft } from '../writing/use-draft.ts';

/** What the form sends. */
export interface Said {
  content: string;
  clientId: string;
  attachments: string[];
  quote?: QuoteInFollowUp;
}

interface ThreadComposerProps {
  /** The answer below which it stands. */
  response: Pick<GroupResponse, 'id' | 'sectionId'>;
  /** The key of the draft: one for each answer. */
  place: string;
  /** The same for the server, which stores the drafts of respondents. */
  at?: DraftAt;
  label: string;
  submitLabel: string;
  /** Whether the field takes the focus, because somebody pressed a button to write. */
  focus: boolean;
  onSay: (said: Said) => Promise<void>;
  /** Whether files may be added. */
  takesFiles?: boolean;
  /** Whether its author is asked about contact details before it is sent. */
  asksAboutContacts?: boolean;
  /** Closes the composer, on cancel and after sending. Absent where it always stays open. */
  onClose?: (() => void) | undefined;
  /** Choices below the text, such as who sees it. */
  children?: ReactNode;
}

/** The form for a follow-up or reply below an answer. */
export function ThreadComposer(props: ThreadComposerProps) {
  const {
    response,
    place,
    at,
    label,
    submitLabel,
    focus,
    takesFiles = false,
    asksAboutContacts,
    onSay,
    onClose,
    children,
  } = props;
  const draft = useDraft(place, '', at);
  const queue = useFileQueue(place);
  const quoting = useQuoteFor(response, draft);
  const { quote } = quoting;
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
        asksAboutContacts={asksAboutContacts}
        files={queue}
        onSend={async (content, clientId) => {
          const sent = quote && { quote: { responseId: quote.responseId, text: quote.text } };
          await onSay({ content, clientId, attachments: [...queue.ids], ...sent });
          queue.forget(queue.ids);
          if (quote) quoting.clear();
          onClose?.();
        }}
        onCancel={
          onClose &&
          (() => {
            if (quote) quoting.clear();
            onClose();
          })
        }
      >
        <QuoteToSend {...quoting} />
        {children}
        {takesFiles ? <FileField queue={queue} /> : null}
      </Composer>
    </div>
  );
}
