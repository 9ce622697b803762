import type { FeedbackTicket } from '@yayan/api-client';
import { useGetTicket } from '@yayan/api-client/react';
import { ObjectTitle, QueryView } from '@yayan/site';
import {
  ButtonLink,
  FactList,
  feedbackStates,
  formatMoment,
  SkeletonDetail,
  StateBadge,
  StatePanel,
} from '@yayan/ui';
import { useParams } from 'react-router';
import { FailedPage } from '../../shell/notices/FailedPage.tsx';
import classes from './FeedbackPage.module.css';
import { mergedBadge } from './merged-badge.ts';
import { TicketActions } from './TicketActions.tsx';
import { TicketEntries } from './TicketEntries.tsx';
import { ticketKinds, verdicts } from './ticket-labels.ts';

const back = { href: '/home/feedback', label: '帮助与反馈' };

/** One ticket: its state, our deadline, all messages, and what the member can do. */
export default function TicketPage() {
  const { id = '' } = useParams();
  const query = useGetTicket(id, { request: { quiet: true } });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonDetail />}
      failed={<FailedPage query={query} title="反馈详情" back={back} />}
      notFound={
        <StatePanel
          heading
          stage="seed"
          title="没有找到这条反馈"
          action={<ButtonLink href="/home/feedback">回帮助与反馈</ButtonLink>}
        >
          链接可能不完整，或属于另一个账号。
        </StatePanel>
      }
    >
      {(ticket) => <TicketView ticket={ticket} />}
    </QueryView>
  );
}

/** Our deadline, while we have to act. */
const promiseOf = ({ state, acceptBy, answerBy, mergedInto }: FeedbackTicket): string | undefined => {
  if (mergedInto) return `已合并到 ${mergedInto.number}，后续都在那一条里`;
  if (state === 0) return `最迟 ${formatMoment(acceptBy)} 受理，${formatMoment(answerBy)} 答复`;
  if (state === 1 || state === 2) return `最迟 ${formatMoment(answerBy)} 答复`;
  if (state === 3) return '等你补充后继续处理';
  return state === 4 ? '7 天后自动确认；不满意可以重新打开一次' : undefined;
};

function TicketView({ ticket }: { ticket: FeedbackTicket }) {
  const { kind, number, state, title, subject, verdict, entries, mergedInto } = ticket;
  return (
    <article className={classes['root']}>
      <ObjectTitle
        title={title}
        lead={promiseOf(ticket)}
        back={back}
        actions={<StateBadge {...(mergedInto ? mergedBadge : feedbackStates[state])} />}
      />
      <p className={classes['dim']}>
        {ticketKinds[kind]} · {number}
      </p>
      {mergedInto ? (
        <div className={classes['actions']}>
          <ButtonLink href={`/home/feedback/${mergedInto.id}`}>去看 {mergedInto.number}</ButtonLink>
        </div>
      ) : null}
      {subject ? (
        <section className={classes['card']} aria-label="相关记录">
          <b>{subject.title}</b>
          <FactList facts={subject.facts.map(({ name, value }) => [name, value] as const)} />
          {subject.link === null ? null : (
            <ButtonLink variant="subtle" href={subject.link}>
              看相关记录
            </ButtonLink>
          )}
        </section>
      ) : null}
      {verdict ? (
        <FactList
          look="receipt"
          facts={[
            ['复核结果', verdicts[verdict.verdict]],
            verdict.coins > 0 ? ['退回金币', String(verdict.coins)] : null,
            verdict.forgiven > 0 ? ['其中免除待抵扣', String(verdict.forgiven)] : null,
            verdict.points > 0 ? ['恢复质量分', String(verdict.points)] : null,
            verdict.days > 0 ? ['处罚缩短', `${verdict.days} 天`] : null,
          ]}
        />
      ) : null}
      <TicketEntries entries={entries} />
      <TicketActions ticket={ticket} />
    </article>
  );
}
