import type { FeedbackState } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Decision, FeedbackDeps, TicketRow } from '../tickets/feedback-deps.ts';
import { after, moveTicket, type OperatorMove } from '../tickets/operate.ts';
import { lockTicket, selectByNumber, writeTicket } from '../tickets/ticket-store.ts';
import { insertNote } from './ticket-list-store.ts';

/** The input of an act on a ticket. */
export interface OfTicket {
  number: string;
}

/** What the acts on tickets need. */
export interface TicketActPorts {
  depsOf: (platform: Platform) => FeedbackDeps;
  /** Whether an operator with an account has this name. */
  isOperator: (db: Connection, name: string) => Promise<boolean>;
}

const LONGEST = 2_000;

/** The states in the words of the console. */
export const stateNames: Readonly<Record<FeedbackState, string>> = {
  0: '待受理',
  1: '待处理',
  2: '处理中',
  3: '待补充',
  4: '待确认',
  5: '已确认',
};

export const findTicket = async (db: Connection, number: string): Promise<TicketRow> =>
  (await selectByNumber(db, number.toUpperCase())) ?? refuse('NOT_FOUND');

export const ticketLock = ({ number }: OfTicket): string => `ticket ${number.toUpperCase()}`;

export const ticketPlan = (ticket: TicketRow, changes: Change[]) => ({
  kind: 'ticket' as const,
  subject: ticket.number,
  title: ticket.title,
  permission: 'tickets' as const,
  changes,
});

export const stateChange = ({ state }: TicketRow, to: FeedbackState): Change => ({
  field: 'state',
  label: '状态',
  before: stateNames[state],
  after: stateNames[to],
});

/** The text of an entry or a note. Refuses an empty or a long one with FIELD_WRONG. */
function textOf(text: string): string {
  const trimmed = text.trim();
  return trimmed === '' || trimmed.length > LONGEST ? refuse('FIELD_WRONG', { field: 'text' }) : trimmed;
}

const moving = <Input extends OfTicket>(
  { depsOf }: TicketActPorts,
  name: string,
  move: OperatorMove,
  textIn: (input: Input) => string | null,
): Act<Input> => ({
  name,
  needsReason: false,
  lockOf: ticketLock,
  plan: async (_platform, db, input) => {
    const ticket = await findTicket(db, input.number);
    textIn(input);
    return ticketPlan(ticket, [stateChange(ticket, after(ticket, move))]);
  },
  run: async (platform, input, { actor }) => {
    await moveTicket(depsOf(platform), input.number, { move, by: actor.name, text: textIn(input) });
  },
});

/** A text to the member. */
export interface TextTo extends OfTicket {
  text: string;
}

const noteTicket = ({ depsOf }: TicketActPorts): Act<TextTo> => ({
  name: 'ticket note',
  needsReason: false,
  lockOf: ticketLock,
  plan: async (_platform, db, { number, text }) =>
    ticketPlan(await findTicket(db, number), [
      { field: 'note', label: '备注', before: null, after: textOf(text).slice(0, 200) },
    ]),
  run: async (platform, { number, text }, { id, actor }) => {
    const { database, clock } = depsOf(platform).platform;
    await database.transaction(async (tx) => {
      const note = { id, at: clock.now(), operator: actor.name, text: textOf(text) };
      await insertNote(tx, await findTicket(tx, number), note);
    });
  },
});

/** The input of a handing over. */
export interface HandOver extends OfTicket {
  owner: string;
}

const handOverTicket = ({ depsOf, isOperator }: TicketActPorts): Act<HandOver> => ({
  name: 'ticket hand-over',
  needsReason: false,
  lockOf: ticketLock,
  plan: async (_platform, db, { number, owner }) => {
    const ticket = await findTicket(db, number);
    if (!(await isOperator(db, owner))) refuse('OPERATOR_UNKNOWN');
    return ticketPlan(ticket, [{ field: 'owner', label: '负责人', before: ticket.owner, after: owner }]);
  },
  run: async (platform, { number, owner }) => {
    await depsOf(platform).platform.database.transaction(async (tx) => {
      const known = await findTicket(tx, number);
      const ticket = (await lockTicket(tx, known.member_id, known.id)) ?? refuse('NOT_FOUND');
      await writeTicket(tx, ticket, { owner });
    });
  },
});

/** The moves of a ticket, its notes and its owner (rules 7.12 to 7.14). */
export const ticketMoves = (ports: TicketActPorts) => ({
  acceptTicket: moving<OfTicket>(ports, 'ticket accept', 'accepted', () => null),
  startTicket: moving<OfTicket>(ports, 'ticket start', 'started', () => null),
  askTicket: moving<TextTo>(ports, 'ticket ask', 'asked', ({ text }) => textOf(text)),
  answerTicket: moving<TextTo>(ports, 'ticket answer', 'answered', ({ text }) => textOf(text)),
  noteTicket: noteTicket(ports),
  handOverTicket: handOverTicket(ports),
});

/** The input of a verdict. Its reason is the act's. */
export interface VerdictInput extends OfTicket, Pick<Decision, 'verdict'> {
  coins: number | null;
  points: number | null;
  days: number | null;
}
