import { EventState } from '@yayan/api-client';
import { useListEvents } from '@yayan/api-client/react';
import { Link, SectionHeading } from '@yayan/ui';
import { endText } from '../../shell/campaign/end-text.ts';
import classes from './EventList.module.css';
import { isHome } from './is-home.ts';

const most = 3;

/** The running events (活动) that have a page other than this one, at most three; nothing without events. */
export function EventList() {
  const running = useListEvents({ state: EventState.Running, limit: 10 }).data?.items ?? [];
  const events = running
    .flatMap(({ link, ...event }) => (link === null || isHome(link) ? [] : [{ ...event, href: link }]))
    .slice(0, most);
  if (events.length === 0) return null;
  return (
    <section>
      <SectionHeading title="更多活动" />
      <ul className={classes['list']}>
        {events.map(({ id, title, summary, cover, endsAt, href }) => (
          <li key={id}>
            <Link href={href} className={classes['event']}>
              <img src={cover} alt="" width={96} height={48} loading="lazy" className={classes['cover']} />
              <span>
                <b className={classes['title']}>{title}</b>
                <span className={classes['dim']}>{summary}</span>
                <span className={classes['dim']}>{endText(endsAt)}结束</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
