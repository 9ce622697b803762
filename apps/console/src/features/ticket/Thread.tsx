import type { OperatorTicketDetail, OperatorTicketEntry } from '@yayan/console-client';
import { ticketEntryKindLabels } from '@yayan/contract/console-labels';
import { formatMoment, Link } from '@yayan/ui';
import classes from './Thread.module.css';

const writers: Readonly<Record<OperatorTicketEntry['by'], string>> = {
  member: '会员',
  operator: '操作员',
  clock: '系统',
};

/** The label of `asked` addresses the member. */
const nameOf = ({ kind, from }: OperatorTicketEntry): string => {
  if (kind === 'merged' && from !== null) return `${from} 合并到这里`;
  return kind === 'asked' ? '请会员补充' : ticketEntryKindLabels[kind];
};

/** The number of the merged ticket in which something was written, as a link to it. */
function From({ number }: { number: string | null }) {
  if (number === null) return null;
  return (
    <>
      {' '}
      来自 <Link href={`/tickets/${number}`}>{number}</Link>
    </>
  );
}

function Entry({ entry }: { entry: OperatorTicketEntry }) {
  const { at, by, operator, kind, text, pictures, from } = entry;
  return (
    <li className={classes['entry']} data-by={by}>
      <div className={classes['who']}>
        <b>{operator ?? writers[by]}</b> {nameOf(entry)} <time dateTime={at}>{formatMoment(at)}</time>
        <From number={kind === 'merged' ? null : from} />
      </div>
      {text ? <p className={classes['text']}>{text}</p> : null}
      {pictures.length > 0 ? (
        <div className={classes['pictures']}>
          {pictures.map((url, index) => (
            <a key={url} href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={`第 ${index + 1} 张图片`} className={classes['picture']} />
            </a>
          ))}
        </div>
      ) : null}
    </li>
  );
}

/** What was written between the member and us, and our notes to each other. */
export function Thread({ ticket: { entries, notes } }: { ticket: OperatorTicketDetail }) {
  return (
    <>
      <section className={classes['card']} aria-labelledby="thread">
        <h2 id="thread" className={classes['heading']}>
          往来
        </h2>
        <ol className={classes['list']}>
          {entries.map((entry) => (
            <Entry key={`${entry.from} ${entry.at} ${entry.kind}`} entry={entry} />
          ))}
        </ol>
      </section>
      {notes.length > 0 ? (
        <section className={classes['card']} aria-labelledby="notes">
          <h2 id="notes" className={classes['heading']}>
            备注（会员看不到）
          </h2>
          <ol className={classes['list']}>
            {notes.map(({ at, operator, text, from }) => (
              <li key={at} className={classes['entry']} data-by="note">
                <div className={classes['who']}>
                  <b>{operator}</b> <time dateTime={at}>{formatMoment(at)}</time>
                  <From number={from} />
                </div>
                <p className={classes['text']}>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
}
