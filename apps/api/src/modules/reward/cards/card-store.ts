import { sql } from 'kysely';
import type { CardKind, CardState } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A card as it is stored, with its state at the given moment. */
export interface StoredCard {
  id: string;
  number: string;
  kind: CardKind;
  source: string;
  state: CardState;
  createdAt: Date;
  expiresAt: Date | null;
  activeUntil: Date | null;
  use: { at: Date; text: string; url: string | null } | null;
}

export interface NewCard {
  id: string;
  number: string;
  memberId: string;
  kind: CardKind;
  source: string;
  grantKey: string;
  at: Date;
  expiresAt: Date | null;
}

interface CardRow {
  id: string;
  number: string;
  kind: CardKind;
  source: string;
  state: CardState;
  created_at: Date;
  expires_at: Date | null;
  active_until: Date | null;
  used_at: Date | null;
  used_for: string | null;
  used_url: string | null;
}

const cardOf = (row: CardRow): StoredCard => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  source: row.source,
  state: row.state,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  activeUntil: row.active_until,
  use:
    row.used_at && row.used_for !== null ? { at: row.used_at, text: row.used_for, url: row.used_url } : null,
});

const stateAt = (at: Date) => sql<CardState>`case
  when used_at is not null then 'used'
  when active_until is not null then case when active_until >= ${at}::timestamptz then 'active' else 'expired' end
  when expires_at < ${at}::timestamptz then 'expired'
  else 'usable' end`;

const columns = sql`id, number, kind, source, created_at, expires_at, active_until, used_at, used_for, used_url`;

/** Stores a card unless the same one was granted before; true if it is new. */
export async function insertCard(tx: Tx, card: NewCard): Promise<boolean> {
  const inserted = await tx
    .insertInto('cards')
    .values({
      member_id: card.memberId,
      id: card.id,
      number: card.number,
      kind: card.kind,
      source: card.source,
      grant_key: card.grantKey,
      created_at: card.at,
      expires_at: card.expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'grant_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export interface CardQuery {
  memberId: string;
  at: Date;
  kind?: CardKind | undefined;
  state?: CardState | undefined;
  id?: string | undefined;
  /** Skips this many cards. An offset is fine here, because members have few cards. */
  offset?: number;
  limit: number;
}

/** A member's cards: usable and active ones first, soonest to end first; then the others, newest first. */
export async function readCards(
  db: Connection,
  { memberId, at, kind, state, id, offset = 0, limit }: CardQuery,
): Promise<StoredCard[]> {
  const { rows } = await sql<CardRow>`
    select * from (
      select ${columns}, ${stateAt(at)} as state from cards where member_id = ${memberId}
    ) card
    where (${kind ?? null}::text is null or kind = ${kind ?? null})
      and (${state ?? null}::text is null or state = ${state ?? null})
      and (${id ?? null}::uuid is null or id = ${id ?? null}::uuid)
    order by state not in ('usable', 'active'),
      case when state in ('usable', 'active') then coalesce(active_until, expires_at) end nulls last,
      created_at desc, id desc
    offset ${offset} limit ${limit}`.execute(db);
  return rows.map(cardOf);
}

/** How many cards a member has in each state, of one kind or of all. */
export async function countCards(
  db: Connection,
  memberId: string,
  at: Date,
  kind?: CardKind,
): Promise<Record<CardState, number>> {
  const { rows } = await sql<{ state: CardState; count: number }>`
    select state, count(*) as count from (
      select ${stateAt(at)} as state from cards
      where member_id = ${memberId} and (${kind ?? null}::text is null or kind = ${kind ?? null})
    ) card group by state`.execute(db);
  const none = { usable: 0, active: 0, used: 0, expired: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

const updateCard = (tx: Tx, memberId: string, id: string) =>
  tx.updateTable('cards').where('member_id', '=', memberId).where('id', '=', id);

/** Activates a card: it waits for a survey or exchange to use it. */
export async function activateCard(tx: Tx, memberId: string, id: string, until: Date): Promise<void> {
  await updateCard(tx, memberId, id).set({ active_until: until }).execute();
}

/** Marks a card as used for something. */
export async function spendCard(
  tx: Tx,
  memberId: string,
  id: string,
  use: { at: Date; text: string; url: string | null },
): Promise<void> {
  await updateCard(tx, memberId, id)
    .set({ used_at: use.at, used_for: use.text, used_url: use.url })
    .execute();
}

/** Makes a used card usable again, at least until `until`. */
export async function unspendCard(tx: Tx, memberId: string, id: string, until: Date): Promise<void> {
  await updateCard(tx, memberId, id)
    .set({
      used_at: null,
      used_for: null,
      used_url: null,
      active_until: null,
      expires_at: sql`case when expires_at is not null then greatest(expires_at, ${until}::timestamptz) end`,
    })
    .execute();
}

/**
 * Counts that a card's number is shown. Returns the number and how often it was shown. Undefined for an unknown card.
 */
export async function recordShowing(
  tx: Tx,
  { memberId, cardId, at }: { memberId: string; cardId: string; at: Date },
): Promise<{ number: string; showing: number } | undefined> {
  const row = await tx
    .updateTable('cards')
    .set({ shown: sql`shown + 1` })
    .where('member_id', '=', memberId)
    .where('id', '=', cardId)
    .returning(['number', 'shown'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  await tx
    .insertInto('card_reveals')
    .values({ member_id: memberId, card_id: cardId, showing: row.shown, at })
    .execute();
  return { number: row.number, showing: row.shown };
}

/** Ends a card that was not used. */
export async function withdrawCard(tx: Tx, memberId: string, id: string, at: Date): Promise<void> {
  const before = new Date(at.getTime() - 1);
  await updateCard(tx, memberId, id)
    .set({
      expires_at: before,
      active_until: sql`case when active_until is not null then ${before}::timestamptz end`,
    })
    .execute();
}
