import { type OperatorTicketDetail, useGetOperatorTicket } from '@yayan/console-client';
import { ticketKindLabels, ticketSubjectTypeLabels } from '@yayan/contract/console-labels';
import { FactList, type Fact, formatMoment } from '@yayan/ui';
import { useParams } from 'react-router';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import { ObjectPage } from '../../shell/object/ObjectPage.tsx';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { Thread } from './Thread.tsx';
import { TicketActs } from './TicketActs.tsx';
import { TicketState } from './ticket-states.tsx';
import { verdictNames } from './verdict-names.ts';

/** The record that a ticket is about. */
function Subject({ ticket: { subject } }: { ticket: OperatorTicketDetail }) {
  if (!subject) return '没有指明哪一条记录。';
  const facts = subject.facts.map(({ name, value }): Fact => [name, value]);
  return (
    <FactList look="receipt" facts={[[ticketSubjectTypeLabels[subject.type], subject.title], ...facts]} />
  );
}

function Ticket({ ticket }: { ticket: OperatorTicketDetail }) {
  useDocumentTitle(`反馈 ${ticket.number}`);
  const { verdict } = ticket;
  return (
    <ObjectPage
      subject={ticket.number}
      title={ticket.title}
      about={`${ticketKindLabels[ticket.kind]} ${ticket.number}`}
      state={<TicketState ticket={ticket} />}
      acts={<TicketActs ticket={ticket} />}
      facts={[
        [
          '会员',
          <ObjectLink
            key="m"
            kind="member"
            subject={ticket.memberId}
            title={ticket.memberCode ?? '已注销'}
          />,
        ],
        ['负责人', ticket.owner ?? '还没有人'],
        ['提交', formatMoment(ticket.createdAt)],
        ['答应受理', formatMoment(ticket.acceptBy)],
        ['答应答复', formatMoment(ticket.answerBy)],
        verdict === null ? null : ['结论', verdictNames[verdict.verdict]],
        verdict === null || verdict.coins === 0 ? null : ['退回金币', verdict.coins],
        verdict === null || verdict.points === 0 ? null : ['恢复质量分', verdict.points],
      ]}
      links={<Subject ticket={ticket} />}
      raw={ticket}
    >
      <Thread ticket={ticket} />
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
