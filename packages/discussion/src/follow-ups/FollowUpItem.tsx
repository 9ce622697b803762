import { type FollowUp, FollowUpKind } from '@yayan/api-client';
import { Probe } from '@yayan/ui';
import { MediaGrid } from '../media/MediaGrid.tsx';
import { QuoteBlock } from '../quotes/QuoteBlock.tsx';
import classes from './FollowUpItem.module.css';
import { followUpBadge } from './follow-up-badge.ts';
import { isOutstanding } from './outstanding-follow-up.ts';
import { owedMark } from './owed-anchor.ts';
import { ReplyItem } from './ReplyItem.tsx';

/** A host's follow-up, a reply, or an internal note. */
export function FollowUpItem({ followUp, isMyAnswer }: { followUp: FollowUp; isMyAnswer: boolean }) {
  const { id, kind, author, content, attachments, quote } = followUp;
  if (kind === FollowUpKind.Reply) return <ReplyItem reply={followUp} />;
  const isNote = kind === FollowUpKind.Note;
  return (
    <div id={id} className={classes['root']} {...(isMyAnswer && isOutstanding(followUp) && owedMark)}>
      <Probe
        who={isNote ? `${author.name} · 内部备注` : '主持人追问'}
        badge={followUpBadge(followUp, isMyAnswer)}
        kind={isNote ? 'note' : 'host'}
      >
        {quote ? <QuoteBlock quote={quote} /> : null}
        <p className={classes['text']}>{content}</p>
        <MediaGrid media={attachments} />
      </Probe>
    </div>
  );
}
