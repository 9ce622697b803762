import type { GroupDraft } from '@yayan/api-client';
import { DeviceVersions } from '@yayan/ui';
import type { ReactNode } from 'react';
import type { DraftOf } from './use-draft.ts';
import classes from './ConflictPanel.module.css';

interface ConflictPanelProps {
  draft: DraftOf;
  theirs: GroupDraft;
}

const shown = ({
  text,
  quote,
}: Pick<GroupDraft, 'text'> & { quote?: { text: string } | null | undefined }): ReactNode => (
  <>
    {quote ? <span className={classes['quote']}>引用“{quote.text}”</span> : null}
    {text.trim() === '' ? '没有写字' : text}
  </>
);

/** The text of this device beside that of another one, with a choice. What is chosen stands in the field. */
export default function ConflictPanel({ draft, theirs }: ConflictPanelProps) {
  return (
    <section className={classes['root']} aria-label="两台设备上的草稿">
      <p className={classes['title']}>另一台设备也在写，写得不一样</p>
      <p className={classes['lead']}>两份都还在。选一份接着写，没选之前按这台的提交。</p>
      <DeviceVersions
        subject="草稿"
        ours={shown(draft)}
        theirs={shown(theirs)}
        counts="ours"
        onChoose={draft.choose}
      />
    </section>
  );
}
