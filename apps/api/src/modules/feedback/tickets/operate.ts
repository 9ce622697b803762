import type { FeedbackState } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import type { Decision, FeedbackDeps, AppliedRemedy } from './feedback-deps.ts';
import { stateAfter } from './ticket-states.ts';
import {
  insertEntry,
  lockTicket,
  selectAnsweredBefore,
  selectByNumber,
  selectEntries,
  selectThread,
  selectTicketIds,
  selectWaitingTickets,
  type ThreadEntry,
  type TicketRow,
  writeTicket,
} from './ticket-store.ts';
import { confirm } from './tickets.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const SHOWN = 200;
/** A job confirms an answer after 7 days (rule 7.13). */
const CONFIRM_MS = 7 * 86_400_000;

export type OperatorMove = 'accepted' | 'started' | 'asked' | 'answered';

/** A ticket with its entries, for operators. */
export interface TicketWithEntries {
  ticket: TicketRow;
  entries: ThreadEntry[];
}

/** Which of these ids are the member's tickets. Links to a correction need it. */
export const ticketIds = selectTicketIds;

/** The tickets that operators must act on. The one with the earliest deadline comes first. */
export const waitingTickets = ({
  platform: { database },
}: Pick<FeedbackDeps, 'platform'>): Promise<TicketRow[]> => selectWaitingTickets(database.read, SHOWN);

/** A ticket by its number. Refuses with NOT_FOUND. */
export async function showTicket(
  { platform: { database } }: Pick<FeedbackDeps, 'platform'>,
  number: string,
): Promise<TicketWithEntries> {
  const ticket = await selectByNumber(database.read, number.toUpperCase());
  if (ticket === undefined) return refuse('NOT_FOUND');
  return { ticket, entries: await selectThread(database.read, ticket.member_id, ticket.id) };
}

/** An operator moves a ticket to another state. Refuses with NOT_FOUND and TICKET_STATE. */
export async function moveTicket(
  deps: FeedbackDeps,
  number: string,
  { move, by, text }: { move: OperatorMove; by: string; text: string | null },
): Promise<FeedbackState> {
  return await change(deps, number, async (tx, ticket, at) => {
    const state = after(ticket, move);
    await insertEntry(tx, ticket, { at, actor: 'operator', operator: by, kind: move, text, pictures: [] });
    const answered = move === 'answered' && {
      answered_at: at,
      first_answered_at: ticket.first_answered_at ?? at,
    };
    await writeTicket(tx, ticket, { state, ...(ticket.owner === null && { owner: by }), ...answered });
    if (move !== 'started') await notify(tx, deps, ticket, { state, text });
    return state;
  });
}

/**
 * Decides an appeal. Coins, points and days are given back in the transaction that stores the verdict. So the second of
 * two simultaneous verdicts finds the ticket decided (rule 7.15). Refuses like `requireDecidable`.
 */
export async function decideAppeal(
  deps: FeedbackDeps,
  number: string,
  decision: Omit<Decision, 'at'>,
): Promise<AppliedRemedy> {
  return await change(deps, number, async (tx, ticket, at) => {
    const state = requireDecidable(ticket);
    const { verdict, reason: text, by } = decision;
    const given = await deps.remedy(tx, ticket, { ...decision, at });
    await insertEntry(tx, ticket, {
      at,
      actor: 'operator',
      operator: by,
      kind: 'decided',
      text,
      pictures: [],
    });
    await writeTicket(tx, ticket, {
      state,
      owner: ticket.owner ?? by,
      answered_at: at,
      first_answered_at: ticket.first_answered_at ?? at,
      verdict,
      verdict_coins: given.coins,
      verdict_points: given.points,
      verdict_forgiven: given.forgiven,
      verdict_days: given.days === 0 ? null : given.days,
    });
    await notify(tx, deps, ticket, { state, text });
    return given;
  });
}

/** Confirms tickets that were answered 7 days ago. If one fails, the others are still processed. */
export async function confirmByClock(deps: FeedbackDeps, signal?: AbortSignal): Promise<void> {
  const { database, clock } = deps.platform;
  const now = clock.now();
  const before = new Date(now.getTime() - CONFIRM_MS);
  let due: TicketRow[];
  do {
    due = await selectAnsweredBefore(database.read, before, SHOWN);
    await settleAll(
      due,
      ({ member_id, id }) =>
        database.transaction(async (tx) => {
          const ticket = await lockTicket(tx, member_id, id);
          if (ticket?.state === 4) await confirm(tx, ticket, 'clock', now);
        }),
      signal,
    );
  } while (due.length === SHOWN);
}

async function change<Result>(
  deps: FeedbackDeps,
  number: string,
  work: (tx: Tx, ticket: TicketRow, at: Date) => Promise<Result>,
): Promise<Result> {
  const { database, clock } = deps.platform;
  const { ticket: known } = await showTicket(deps, number);
  return await database.transaction(async (tx) => {
    const ticket = await lockTicket(tx, known.member_id, known.id);
    if (ticket === undefined) return refuse('NOT_FOUND');
    return await work(tx, ticket, clock.now());
  });
}

/** The state after an operator's move. Refuses with TICKET_STATE if the ticket's state doesn't allow it. */
export const after = ({ state }: TicketRow, move: OperatorMove | 'decided'): FeedbackState =>
  stateAfter(state, move) ?? refuse('TICKET_STATE');

/** The state after a verdict. Refuses with TICKET_NO_APPEAL, APPEAL_DECIDED and TICKET_STATE. */
export function requireDecidable(ticket: TicketRow): FeedbackState {
  if (ticket.kind !== 'appeal') refuse('TICKET_NO_APPEAL');
  if (ticket.verdict !== null) refuse('APPEAL_DECIDED');
  return after(ticket, 'decided');
}

async function notify(
  tx: Tx,
  { messages }: FeedbackDeps,
  ticket: TicketRow,
  { state, text }: { state: FeedbackState; text: string | null },
): Promise<void> {
  const entries = await selectEntries(tx, ticket.member_id, ticket.id);
  await messages.write(tx, {
    memberId: ticket.member_id,
    event: 'ticketMoved',
    key: `ticket:${ticket.id}:${entries.length}`,
    data: { ticketId: ticket.id, title: ticket.title, isAppeal: ticket.kind === 'appeal', state, text },
  });
}
