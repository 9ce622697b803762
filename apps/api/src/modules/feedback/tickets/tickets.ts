import { networkOf } from '../../../platform/network.ts';
import type { DataOf } from '@yayan/contract';
import { z } from 'zod';
import { cutPage } from '../../../platform/page.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Call, Origin } from '../../../call/call.ts';
import { timeDigits } from '../../../platform/calendar.ts';
import { idempotently } from '../../../platform/idempotency/idempotency.ts';
import { addWorkingDays } from '../../../platform/working-days.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import { lockWhereItGoesOn } from './merge.ts';
import { stateAfter } from './ticket-states.ts';
import {
  countByDevice,
  countByMember,
  insertEntry,
  insertTicket,
  isAppealed,
  lockOpening,
  lockTicket,
  selectThread,
  selectTicket,
  selectTickets,
  type TicketRow,
  writeTicket,
} from './ticket-store.ts';
import { mayReopen, repliesLeft, ticketSummary, ticketView } from './ticket-view.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const DAY_MS = 86_400_000;
/** The most tickets in 24 hours (rule 7.16). */
const MOST_OF_MEMBER = 10;
const MOST_OF_DEVICE = 20;
/** Working days until a ticket is accepted and answered (rule 7.12). */
const ACCEPT_DAYS = 1;
const ANSWER_DAYS = 3;
const TITLE_LENGTH = 40;
/** Letters and digits that can't be confused when they are read aloud. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export async function listTickets(
  { platform: { database } }: FeedbackDeps,
  { caller: { memberId }, query: { cursor, limit = 20 } }: Call<'listTickets'>,
): Promise<DataOf<'listTickets'>> {
  const before = cursor === undefined ? null : (z.uuid().safeParse(cursor).data ?? refuse('MALFORMED'));
  const rows = await selectTickets(database.read, { memberId, before, count: limit + 1 });
  const { items, nextCursor } = cutPage(rows, limit, ({ id }) => id);
  return { items: items.map(ticketSummary), nextCursor };
}

/** One ticket of the member. Refuses with NOT_FOUND if it isn't theirs. */
export const getTicket = async (
  deps: FeedbackDeps,
  { caller, params }: Call<'getTicket'>,
): Promise<DataOf<'getTicket'>> => await readTicket(deps, caller.memberId, params.id);

async function readTicket(deps: FeedbackDeps, memberId: string, id: string): Promise<DataOf<'getTicket'>> {
  const { database, clock } = deps.platform;
  const ticket = (await selectTicket(database.read, memberId, id)) ?? refuse('NOT_FOUND');
  const entries = await selectThread(database.read, memberId, id);
  return ticketView(ticket, entries, { now: clock.now(), pictureUrl: deps.pictureUrl });
}

/**
 * The record for a new ticket. A loss that was appealed can't be appealed again, even with another of its records (rule
 * 7.15). Refuses with NOT_FOUND if it isn't the member's.
 */
export async function getTicketSubject(
  { platform: { database, clock }, subjectOf, lossOf }: FeedbackDeps,
  { caller: { memberId }, query: key }: Call<'getTicketSubject'>,
): Promise<DataOf<'getTicketSubject'>> {
  const subject = (await subjectOf(database.read, memberId, key, clock.now())) ?? refuse('NOT_FOUND');
  const appealable =
    subject.appealable &&
    !(await isAppealed(database.read, memberId, await lossOf(database.read, memberId, key)));
  return { ...subject, appealable };
}

/** The parts of a call that open a ticket. A command opens one without a session. */
type OpeningCall = Pick<Call<'openTicket'>, 'body' | 'idempotency'> & {
  caller: { memberId: string };
  origin: Pick<Origin, 'device' | 'browser' | 'address'>;
};

/**
 * Opens a ticket, once for each idempotency key. An appeal needs a record that can be appealed, and each loss can be
 * appealed only once, with any of its records (rule 7.15). Refuses with TICKETS_TOO_MANY beyond the limits of member
 * and device.
 */
export async function openTicket(
  deps: FeedbackDeps,
  { caller: { memberId }, origin, body, idempotency }: OpeningCall,
): Promise<DataOf<'openTicket'>> {
  const { cipher, database, clock, random } = deps.platform;
  const { kind, pictures = [] } = body;
  const text = body.text.trim();
  if (text.length < 10) refuse('FIELD_WRONG', { field: 'body.text' });
  if (kind === 'appeal' && body.subject === undefined) refuse('FIELD_MISSING', { field: 'body.subject' });
  for (const key of pictures) await deps.takePicture(memberId, key);
  const deviceId = cipher.blindIndex(browserOrNetwork(origin));
  const opened = await idempotently(database, { memberId, ...idempotency }, async (tx) => {
    const now = clock.now();
    await requireFew(tx, memberId, deviceId, now);
    const subject =
      body.subject && ((await deps.subjectOf(tx, memberId, body.subject, now)) ?? refuse('NOT_FOUND'));
    if (kind === 'appeal' && subject?.appealable !== true) refuse('APPEAL_CLOSED');
    const id = random.uuid();
    const code = Array.from({ length: 6 }, () => LETTERS.charAt(random.int(LETTERS.length))).join('');
    const added = await insertTicket(tx, {
      member_id: memberId,
      id,
      number: `T${timeDigits(now).slice(0, 8)}-${code}`,
      kind,
      title: Array.from(text.replaceAll(/\s+/gu, ' ')).slice(0, TITLE_LENGTH).join(''),
      subject_type: subject?.type ?? null,
      subject_id: subject?.id ?? null,
      subject: subject ?? null,
      loss: subject ? await deps.lossOf(tx, memberId, subject) : null,
      device: origin.device,
      device_id: deviceId,
      opened_at: now,
      accept_by: addWorkingDays(now, ACCEPT_DAYS),
      answer_by: addWorkingDays(now, ANSWER_DAYS),
    });
    if (!added) return refuse('APPEAL_TWICE');
    const entry = {
      at: now,
      actor: 'member' as const,
      operator: null,
      kind: 'opened' as const,
      text,
      pictures,
    };
    await insertEntry(tx, { member_id: memberId, id }, entry);
    return { id };
  });
  return await readTicket(deps, memberId, opened.id);
}

/** A browser that refuses cookies has a new id in each call, so its household's network is counted instead. */
const browserOrNetwork = ({ browser, address }: Pick<Origin, 'browser' | 'address'>): string =>
  browser.returned ? `browser:${browser.id}` : `network:${networkOf(address, 56)}`;

async function requireFew(tx: Tx, memberId: string, deviceId: string, now: Date): Promise<void> {
  await lockOpening(tx, [memberId, deviceId]);
  const since = new Date(now.getTime() - DAY_MS);
  const few =
    (await countByMember(tx, memberId, since)) < MOST_OF_MEMBER &&
    (await countByDevice(tx, deviceId, since)) < MOST_OF_DEVICE;
  if (!few) refuse('TICKETS_TOO_MANY');
}

interface Words {
  text: string;
  pictures: readonly string[];
  at: Date;
}

/**
 * Adds a member's entry: an answer to our question, or more facts. What is written to a merged ticket goes into the
 * other one, and reopens it if it was answered meanwhile. Refuses with TICKET_CLOSED after the answer, and with
 * TICKET_REPLIES_TOO_MANY after ten in a row.
 */
export async function replyTicket(
  deps: FeedbackDeps,
  { caller: { memberId }, params: { id }, body: { text, pictures = [] }, idempotency }: Call<'replyTicket'>,
): Promise<DataOf<'replyTicket'>> {
  const { database, clock } = deps.platform;
  if ((await selectTicket(database.read, memberId, id)) === undefined) return refuse('NOT_FOUND');
  for (const key of pictures) await deps.takePicture(memberId, key);
  await idempotently(database, { memberId, ...idempotency }, async (tx) => {
    const ticket = await lockWhereItGoesOn(tx, memberId, id);
    const words = { text, pictures, at: clock.now() };
    if (ticket.id !== id && mayReopen(ticket, words.at)) await reopen(tx, ticket, words);
    else await reply(tx, ticket, words);
  });
  return await readWritten(deps, memberId, id);
}

async function reply(tx: Tx, ticket: TicketRow, words: Words): Promise<void> {
  const state = stateAfter(ticket.state, 'replied') ?? refuse('TICKET_CLOSED');
  if (repliesLeft(await selectThread(tx, ticket.member_id, ticket.id)) === 0)
    refuse('TICKET_REPLIES_TOO_MANY');
  await insertEntry(tx, ticket, { ...words, actor: 'member', operator: null, kind: 'replied' });
  await writeTicket(tx, ticket, { state });
}

/** The ticket that has what was written to this one. */
async function readWritten(deps: FeedbackDeps, memberId: string, id: string): Promise<DataOf<'getTicket'>> {
  const ticket = await selectTicket(deps.platform.database.read, memberId, id);
  return await readTicket(deps, memberId, ticket?.merged_into ?? id);
}

/** Closes a ticket because the member accepts the answer. Refuses with TICKET_STATE if there is no answer. */
export async function confirmTicket(
  deps: FeedbackDeps,
  { caller: { memberId }, params: { id } }: Call<'confirmTicket'>,
): Promise<DataOf<'confirmTicket'>> {
  const { database, clock } = deps.platform;
  await database.transaction(async (tx) => {
    const ticket = (await lockTicket(tx, memberId, id)) ?? refuse('NOT_FOUND');
    await confirm(tx, ticket, 'member', clock.now());
  });
  return await readTicket(deps, memberId, id);
}

/** Confirms an answered ticket, by its member or by the job. */
export async function confirm(tx: Tx, ticket: TicketRow, actor: 'member' | 'clock', at: Date): Promise<void> {
  const state = stateAfter(ticket.state, 'confirmed') ?? refuse('TICKET_STATE');
  await insertEntry(tx, ticket, { at, actor, operator: null, kind: 'confirmed', text: null, pictures: [] });
  await writeTicket(tx, ticket, { state, confirmed_at: at });
}

/**
 * Reopens an answered ticket, once and within 7 days (rule 7.14). Otherwise refuses with TICKET_STATE. What is written to
 * a merged ticket goes into the other one, which is only reopened if it was answered.
 */
export async function reopenTicket(
  deps: FeedbackDeps,
  { caller: { memberId }, params: { id }, body: { text, pictures = [] }, idempotency }: Call<'reopenTicket'>,
): Promise<DataOf<'reopenTicket'>> {
  const { database, clock } = deps.platform;
  if ((await selectTicket(database.read, memberId, id)) === undefined) return refuse('NOT_FOUND');
  for (const key of pictures) await deps.takePicture(memberId, key);
  await idempotently(database, { memberId, ...idempotency }, async (tx) => {
    const ticket = await lockWhereItGoesOn(tx, memberId, id);
    const words = { text, pictures, at: clock.now() };
    const isOpen = stateAfter(ticket.state, 'replied') !== undefined;
    if (ticket.id !== id && isOpen) await reply(tx, ticket, words);
    else await reopen(tx, ticket, words);
  });
  return await readWritten(deps, memberId, id);
}

async function reopen(tx: Tx, ticket: TicketRow, words: Words): Promise<void> {
  const state = stateAfter(ticket.state, 'reopened');
  if (state === undefined || !mayReopen(ticket, words.at)) return refuse('TICKET_STATE');
  await insertEntry(tx, ticket, { ...words, actor: 'member', operator: null, kind: 'reopened' });
  const answer_by = addWorkingDays(words.at, ANSWER_DAYS);
  await writeTicket(tx, ticket, {
    state,
    reopened_at: words.at,
    answer_by,
    first_answer_by: ticket.answer_by,
  });
}
