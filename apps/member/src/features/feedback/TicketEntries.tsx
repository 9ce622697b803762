import type { TicketEntry } from '@yayan/api-client';
import { formatMoment, Link } from '@yayan/ui';
import classes from './FeedbackPage.module.css';
import { entryKinds } from './ticket-labels.ts';

/** Everything said in a ticket, oldest first. */
export function TicketEntries({ entries }: { entries: readonly TicketEntry[] }) {
  return (
    <ol className={classes['entries']}>
      {entries.map(({ at, by, kind, text, pictures }) => (
        <li key={`${at} ${kind}`} className={classes['entry']} data-by={by}>
          <b>{entryKinds[kind]}</b>
          <p className={classes['dim']}>
            {by === 'clock' ? '系统自动 · ' : ''}
            {formatMoment(at)}
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
      ))}
    </ol>
  );
}
