import { type OperatorTicketDetail, useGetOperatorTicket } from '@yayan/console-client';
import {
  appealVerdictLabels,
  ticketKindLabels,
  ticketSubjectTypeLabels,
} from '@yayan/contract/console-labels';
import { FactList, type Fact, formatMoment } from '@yayan/ui';
import { useParams } from 'react-router';
import { memberTitle } from '../../shell/audit/member-title.ts';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { OperatorName } from '../../shell/audit/OperatorName.tsx';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import { ObjectPage } from '../../shell/object/ObjectPage.tsx';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { Evidence } from './Evidence.tsx';
import { MemberContext } from './MemberContext.tsx';
import { Thread } from './Thread.tsx';
import classes from './Thread.module.css';
import { TicketActs } from './TicketActs.tsx';
import { TicketState } from './ticket-states.tsx';

/** The record that a ticket is about, with a link to its page. */
function Subject({ ticket: { subject, record } }: { ticket: OperatorTicketDetail }) {
  if (!subject) return '没有指明哪一条记录。';
  const facts = subject.facts.map(({ name, value }): Fact => [name, value]);
  const title = record ? (
    <ObjectLink kind={record.kind} subject={record.subject} title={subject.title} />
  ) : (
    subject.title
  );
  return <FactList look="receipt" facts={[[ticketSubjectTypeLabels[subject.type], title], ...facts]} />;
}

function Ticket({ ticket }: { ticket: OperatorTicketDetail }) {
  useDocumentTitle(`反馈 ${ticket.number}`);
  const { verdict } = ticket;
  return (
    <ObjectPage
      subject={ticket.number}
      kind="ticket"
      title={ticket.title}
      about={`${ticketKindLabels[ticket.kind]} ${ticket.number}`}
      state={<TicketState ticket={ticket} />}
      acts={<TicketActs ticket={ticket} />}
      facts={[
        ['会员', <ObjectLink key="m" kind="member" subject={ticket.memberId} title={memberTitle(ticket)} />],
        ['负责人', ticket.owner ? <OperatorName key="o" name={ticket.owner} /> : '还没有人'],
        ticket.mergedInto === null
          ? null
          : [
              '合并到',
              <ObjectLink key="i" kind="ticket" subject={ticket.mergedInto} title={ticket.mergedInto} />,
            ],
        ticket.merged.length === 0
          ? null
          : [
              '合并进来的',
              <span key="o" className={classes['merged']}>
                {ticket.merged.map(({ number, title }) => (
                  <ObjectLink key={number} kind="ticket" subject={number} title={`${title}（${number}）`} />
                ))}
              </span>,
            ],
        ['提交', formatMoment(ticket.createdAt)],
        ticket.mergedInto === null ? ['答应受理', formatMoment(ticket.acceptBy)] : null,
        ticket.mergedInto === null ? ['答应答复', formatMoment(ticket.answerBy)] : null,
        verdict === null ? null : ['结论', appealVerdictLabels[verdict.verdict]],
        verdict === null || verdict.coins === 0 ? null : ['退回金币', verdict.coins],
        verdict === null || verdict.points === 0 ? null : ['恢复质量分', verdict.points],
      ]}
      links={
        <>
          <Subject ticket={ticket} />
          {/* Of an account that is closed nothing is left. */}
          {ticket.memberCode === null ? null : (
            <MemberContext memberId={ticket.memberId} number={ticket.number} />
          )}
        </>
      }
      raw={ticket}
    >
      <Thread ticket={ticket} />
      {ticket.kind === 'appeal' && ticket.record?.kind === 'participation' ? (
        <Evidence participationId={ticket.record.subject} />
      ) : null}
    </ObjectPage>
  );
}

/** One ticket with its thread. */
export default function TicketPage() {
  const { number = '' } = useParams();
  const query = useGetOperatorTicket(number);
  return (
    <LoadedQuery query={query}>{(ticket) => <Ticket key={ticket.number} ticket={ticket} />}</LoadedQuery>
  );
}
