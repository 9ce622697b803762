import type { TicketEntryKind } from '@yayan/contract';
import { appealVerdictLabels, penaltyStepLabels } from '@yayan/contract/console-labels';
import {
  type EventPage,
  eventAt,
  type EventsOf,
  type ObjectEvent,
} from '../../../platform/audit/object-event.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { selectPenalties } from '../penalties/penalty-store.ts';
import type { Subject, TicketRow } from '../tickets/feedback-deps.ts';
import { selectByNumber, selectThread } from '../tickets/ticket-store.ts';
import { selectTicketsAbout, selectTicketsOpened } from './ticket-event-store.ts';

/** Of entries that aren't an operator's. */
const texts: Readonly<Partial<Record<TicketEntryKind, string>>> = {
  opened: '会员提交',
  replied: '会员补充',
  confirmed: '会员确认',
  reopened: '会员重新打开',
};

/** What the member and the clock did with a ticket. What they wrote stands in the thread. */
export const ticketEvents: EventsOf = async (db, number) => {
  const ticket = await selectByNumber(db, number.toUpperCase());
  if (ticket === undefined) return [];
  const entries = await selectThread(db, ticket.member_id, ticket.id);
  return entries.flatMap(({ at, actor, operator, kind, from }) => {
    const text = actor === 'clock' ? '到期自动确认' : texts[kind];
    return operator !== null || text === undefined
      ? []
      : eventAt(at, { text, note: from === null ? null : `在合并进来的 ${from}` });
  });
};

const opened = ({ opened_at, kind, number, title }: TicketRow): ObjectEvent[] =>
  eventAt(opened_at, {
    text: kind === 'appeal' ? '会员申诉' : '会员反馈',
    object: { kind: 'ticket', id: number, title: `${title}（${number}）` },
  });

/** The tickets and appeals about a record of a member, with their verdicts. */
export async function ticketsAbout(
  db: Connection,
  memberId: string,
  key: Pick<Subject, 'type' | 'id'>,
): Promise<ObjectEvent[]> {
  return (await selectTicketsAbout(db, memberId, key)).flatMap((ticket) => [
    ...opened(ticket),
    ...(ticket.verdict === null
      ? []
      : eventAt(ticket.first_answered_at, {
          text: `申诉结论：${appealVerdictLabels[ticket.verdict]}`,
          object: { kind: 'ticket', id: ticket.number, title: ticket.number },
        })),
  ]);
}

/** The tickets and appeals that a member opened. */
export const memberTicketEvents: EventPage = async (db, memberId, page) =>
  (await selectTicketsOpened(db, memberId, page)).flatMap((ticket) =>
    opened(ticket).map((event) => ({ ...event, id: ticket.id })),
  );

/** The ends of a member's penalties. That one began is an act. */
export const penaltyEvents: EventsOf = async (db, memberId) =>
  (await selectPenalties(db, memberId)).flatMap(({ step, ends_at, lifted_at, lift_reason }) =>
    eventAt(lifted_at ?? ends_at, {
      text: `处罚结束：${penaltyStepLabels[step]}`,
      note: lifted_at === null ? '到期' : lift_reason,
    }),
  );
