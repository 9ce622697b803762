import { ExchangeState, OrderActor } from '@yayan/contract';
import type { Transaction } from 'kysely';
import type { Schema } from '../../platform/database/gen/schema.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertOrderCards } from './card-store.ts';
import { codeIndex } from './code-index.ts';
import { moveOrder } from './move-order.ts';
import { markIssueAsked, type OrderKey, type StoredOrder } from './order-store.ts';
import type { Exchange } from './parts.ts';
import { type IssuedCard, IssueRefused, type Issuer } from './ports/issuer.ts';

/**
 * Issues an order: notes that its codes are asked for, asks, and stores the answer (decisions §5). The issuer names an
 * issue by its order, so that asking again after a crash in between gets the same codes. Throws what leaves open
 * whether anything was issued; the job then runs again. May be repeated and run at once with itself.
 */
export async function issueOrder({ platform, issuer }: Exchange, key: OrderKey): Promise<void> {
  const { database, clock } = platform;
  const order = await database.transaction((tx) =>
    markIssueAsked(tx, key, ExchangeState.ToBeIssued, clock.now()),
  );
  if (order === undefined) return;
  const answer = await ask(issuer, order);
  await database.transaction(async (tx) => {
    const move = { ...key, from: ExchangeState.ToBeIssued, by: OrderActor.System };
    if (answer instanceof IssueRefused) {
      await moveOrder(platform, tx, { ...move, to: ExchangeState.IssueFailed, note: answer.message });
      return;
    }
    const moved = await moveOrder(platform, tx, { ...move, to: ExchangeState.Issued, note: null });
    if (moved !== undefined) await storeCards(platform, tx, moved, answer);
  });
}

async function ask(issuer: Issuer, order: StoredOrder): Promise<IssuedCard[] | IssueRefused> {
  const { id: orderId, benefit_id: benefitId, choice_id: choiceId, quantity } = order;
  try {
    const cards = await issuer.issue({ orderId, benefitId, choiceId, quantity });
    if (cards.length !== quantity)
      throw new Error(`Order ${orderId}: ${cards.length} cards instead of ${quantity}`);
    return cards;
  } catch (error) {
    if (error instanceof IssueRefused) return error;
    throw error;
  }
}

async function storeCards(
  { cipher }: Pick<Platform, 'cipher'>,
  tx: Transaction<Schema>,
  order: StoredOrder,
  cards: readonly IssuedCard[],
): Promise<void> {
  await insertOrderCards(
    tx,
    cards.map((card, index) => ({
      member_id: order.member_id,
      order_id: order.id,
      position: index + 1,
      number_sealed: card.number === null ? null : cipher.seal(card.number),
      secret_sealed: cipher.seal(card.secret),
      code_index: codeIndex(cipher, card),
      expires_at: card.expiresAt,
    })),
  );
}
