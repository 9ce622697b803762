import type { Act, Change } from '../../../platform/audit/act.ts';
import { formatShortTime } from '../../../platform/calendar.ts';
import {
  isOpen,
  mergeTicket as merge,
  requireMergeable,
  requireSeparable,
  separateTicket as separate,
  stateAfterMerge,
} from '../tickets/merge.ts';
import { hasMerged } from '../tickets/merge-store.ts';
import type { TicketRow } from '../tickets/feedback-deps.ts';
import {
  findTicket,
  type OfTicket,
  stateChange,
  stateNames,
  type TicketActPorts,
  ticketLock,
  ticketPlan,
} from './ticket-acts.ts';

/** The input of a merge. */
export interface MergeInto extends OfTicket {
  /** The number of the ticket in which it goes on. */
  into: string;
}

const MERGED = '已合并';

const nameOf = ({ number, title }: TicketRow): string => `${number} ${title}`;

/** The promises: the one of the merged ticket ends, the one of the other stays. */
const promiseChange = (ticket: TicketRow, into: TicketRow): Change => ({
  field: 'answerBy',
  label: '答应答复',
  before: isOpen(ticket) ? formatShortTime(ticket.answer_by) : null,
  after: `${formatShortTime(into.answer_by)}（${into.number}）`,
});

const mergeTicket = ({ depsOf }: TicketActPorts): Act<MergeInto> => ({
  name: 'ticket merge',
  needsReason: false,
  lockOf: ticketLock,
  plan: async (_platform, db, { number, into: other }) => {
    const ticket = await findTicket(db, number);
    const into = await findTicket(db, other);
    requireMergeable({ ticket, into }, await hasMerged(db, ticket));
    const next = stateAfterMerge({ ticket, into });
    return ticketPlan(ticket, [
      { field: 'mergedInto', label: '合并到', before: null, after: nameOf(into) },
      { field: 'state', label: '状态', before: stateNames[ticket.state], after: MERGED },
      promiseChange(ticket, into),
      ...(next === into.state
        ? []
        : [{ ...stateChange(into, next), field: 'intoState', label: `${into.number} 的状态` }]),
    ]);
  },
  run: async (platform, { number, into }, { actor }) => {
    const { platform: parts, messages } = depsOf(platform);
    await parts.database.transaction(async (tx) => {
      await merge(tx, { number, into }, { messages, by: actor.name, at: parts.clock.now() });
    });
  },
});

const separateTicket = ({ depsOf }: TicketActPorts): Act<OfTicket> => ({
  name: 'ticket separate',
  needsReason: false,
  lockOf: ticketLock,
  plan: async (platform, db, { number }) => {
    const ticket = await findTicket(db, number);
    const state = requireSeparable(ticket, platform.clock.now());
    return ticketPlan(ticket, [
      { field: 'mergedInto', label: '合并到', before: ticket.merged_number, after: null },
      { field: 'state', label: '状态', before: MERGED, after: stateNames[state] },
    ]);
  },
  run: async (platform, { number }, { actor }) => {
    const { platform: parts, messages } = depsOf(platform);
    await parts.database.transaction(async (tx) => {
      await separate(tx, { number }, { messages, by: actor.name, at: parts.clock.now() });
    });
  },
});

/** The merge of two tickets of a member, and its undoing (rule 14.78). */
export const mergeActs = (ports: TicketActPorts) => ({
  mergeTicket: mergeTicket(ports),
  separateTicket: separateTicket(ports),
});
