import { CardKind, CardState } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import { readCards, unspendCard } from './card-store.ts';
import { ACTIVE_DAYS, type CardUse, takeCard } from './cards.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const MOST = 100;
const DAY_MS = 86_400_000;

/** A member's fee-free cards. */
export interface FeeFree {
  /** The number of usable cards. */
  usable: number;
  /** The ids of the usable cards. */
  ids: readonly string[];
  /** Whether one is active and waits for the next exchange. */
  active: boolean;
}

/** The fee-free cards a member can use (rule 5.10). */
export async function feeFreeCards(db: Connection, memberId: string, at: Date): Promise<FeeFree> {
  const cards = await readCards(db, { memberId, at, kind: CardKind.FeeFree, limit: MOST });
  const ids = cards.filter(({ state }) => state === CardState.Usable).map(({ id }) => id);
  return { usable: ids.length, ids, active: cards.some(({ state }) => state === CardState.Active) };
}

/**
 * Uses up the given fee-free card, or the active one if `cardId` is null. Returns its id; undefined if it can't be
 * used.
 */
export async function takeFeeFreeCard(
  tx: Tx,
  taken: CardUse,
  cardId: string | null,
): Promise<string | undefined> {
  const wanted = cardId === null ? { state: CardState.Active } : { state: CardState.Usable, id: cardId };
  return await takeCard(tx, { kind: CardKind.FeeFree, ...wanted }, taken);
}

/** Gives a used fee-free card back because its order failed. The card stays usable for at least one more week. */
export async function giveFeeFreeCardBack(
  tx: Tx,
  { memberId, cardId, at }: { memberId: string; cardId: string; at: Date },
): Promise<void> {
  await unspendCard(tx, memberId, cardId, new Date(at.getTime() + ACTIVE_DAYS * DAY_MS));
}
