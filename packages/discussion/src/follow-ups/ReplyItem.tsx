import type { FollowUp } from '@yayan/api-client';
import { formatPast, Avatar } from '@yayan/ui';
import { MediaGrid } from '../media/MediaGrid.tsx';
import { QuoteBlock } from '../quotes/QuoteBlock.tsx';
import classes from './ReplyItem.module.css';

/** A reply below an answer. */
export function ReplyItem({ reply }: { reply: FollowUp }) {
  const { id, author, content, createdAt, mine, attachments, quote } = reply;
  return (
    <div id={id} className={classes['root']}>
      <Avatar name={author.name} src={author.avatar} size={28} />
      <div className={classes['body']}>
        <div className={classes['head']}>
          <b>{mine ? `${author.name}（我）` : author.name}</b>
          <span>{formatPast(createdAt)}</span>
        </div>
        {quote ? <QuoteBlock quote={quote} /> : null}
        <p className={classes['text']}>{content}</p>
        <MediaGrid media={attachments} />
      </div>
    </div>
  );
}
