import { CardKind, CardState } from '@yayan/contract';
import type { Transaction } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/gen/schema.ts';
import { readCards, spendCard } from './card-store.ts';
import { type TakenCard, takeFeeFree } from './cards.ts';
import { lockMember } from './checkin-store.ts';

const MOST = 100;

/** A member's fee-free cards. */
export interface FeeFree {
  /** How many can be used. */
  usable: number;
  /** Their ids. */
  ids: readonly string[];
  /** Whether one was applied and waits for the next exchange. */
  active: boolean;
}

/** Which fee-free cards a member has to use (decisions §5). */
export async function feeFreeCards(db: Connection, memberId: string, at: Date): Promise<FeeFree> {
  const cards = await readCards(db, { memberId, at, kind: CardKind.FeeFree, limit: MOST });
  const ids = cards.filter(({ state }) => state === CardState.Usable).map(({ id }) => id);
  return { usable: ids.length, ids, active: cards.some(({ state }) => state === CardState.Active) };
}

/** Uses up the fee-free card of an id, or (null) the one that waits; false when it can't be used any more. */
export async function takeFeeFreeCard(
  tx: Transaction<Schema>,
  taken: TakenCard,
  cardId: string | null,
): Promise<boolean> {
  if (cardId === null) return await takeFeeFree(tx, taken);
  const { memberId, at, text, url } = taken;
  await lockMember(tx, memberId);
  const wanted = { kind: CardKind.FeeFree, id: cardId, state: CardState.Usable };
  const [card] = await readCards(tx, { memberId, at, ...wanted, limit: 1 });
  if (card === undefined) return false;
  await spendCard(tx, memberId, card.id, { at, text, url });
  return true;
}
