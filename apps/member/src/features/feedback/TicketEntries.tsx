import { type TicketEntry, TicketEntryKind } from '@yayan/api-client';
import { formatMoment, Link } from '@yayan/ui';
import classes from './FeedbackPage.module.css';
import { entryKinds } from './ticket-labels.ts';

/** What happened: of another ticket that goes on in this one, with its number. */
const headOf = ({ kind, from }: TicketEntry): string =>
  from !== null && kind === TicketEntryKind.Merged ? `${from} 合并到这里` : entryKinds[kind];

/** Everything said in a ticket and in those that were merged into it, oldest first. */
export function TicketEntries({ entries }: { entries: readonly TicketEntry[] }) {
  return (
    <ol className={classes['entries']}>
      {entries.map((entry) => {
        const { at, by, kind, text, pictures, from } = entry;
        return (
          <li key={`${from} ${at} ${kind}`} className={classes['entry']} data-by={by}>
            <b>{headOf(entry)}</b>
            <p className={classes['dim']}>
              {by === 'clock' ? '系统自动 · ' : ''}
              {formatMoment(at)}
              {from === null || kind === TicketEntryKind.Merged ? '' : ` · 写在 ${from}`}
            </p>
            {text === null ? null : <p className={classes['text']}>{text}</p>}
            {pictures.length > 0 ? (
              <div className={classes['pictures']}>
                {pictures.map((address, index) => (
                  <Link key={address} href={address} target="_blank">
                    <img
                      src={address}
                      alt={`图片 ${index + 1}`}
                      className={classes['picture']}
                      loading="lazy"
                    />
                  </Link>
                ))}
              </div>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
