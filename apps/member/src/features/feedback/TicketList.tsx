import { useListTicketsInfinite } from '@yayan/api-client/react';
import { CursorList } from '@yayan/site';
import {
  EmptyState,
  feedbackStates,
  formatDay,
  Link,
  SkeletonLedger,
  StateBadge,
  UnreadDot,
} from '@yayan/ui';
import { useUnread } from '../../shell/unread/use-unread.ts';
import classes from './FeedbackPage.module.css';
import { mergedBadge } from './merged-badge.ts';
import { ticketKinds } from './ticket-labels.ts';
import { TalkArt } from './TalkArt.tsx';

/** The member's tickets, newest first. */
export function TicketList() {
  const list = useListTicketsInfinite({ limit: 10 });
  const links = useUnread()?.links ?? [];
  return (
    <CursorList
      list={list}
      skeleton={<SkeletonLedger rows={4} />}
      empty={<EmptyState content="反馈记录" art={<TalkArt />} />}
    >
      <ul className={classes['list']} aria-label="我的反馈">
        {list.items.map(({ id, kind, state, title, number, createdAt, mergedInto }) => (
          <li key={id}>
            <Link href={`/home/feedback/${id}`} className={classes['row']}>
              <span>
                <b>{title}</b>
                {links.includes(`/home/feedback/${id}`) ? <UnreadDot className={classes['dot']} /> : null}
                <span className={classes['dim']}>
                  {ticketKinds[kind]} · {formatDay(createdAt)} · {number}
                </span>
              </span>
              <StateBadge {...(mergedInto ? mergedBadge : feedbackStates[state])} />
            </Link>
          </li>
        ))}
      </ul>
    </CursorList>
  );
}
