import { type DataOf, ExchangeState } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Exchange } from '../deps.ts';
import { selectOrderCards } from './issued-card-store.ts';
import { countReveal, selectOrder } from './order-store.ts';

/**
 * Decrypts the codes of an issued order and records that they were shown (rule 5.9). Refuses another member's order
 * with NOT_FOUND, and an order without issued codes with NOTHING_TO_REVEAL.
 */
export async function revealOrder(
  { platform: { database, cipher, clock } }: Pick<Exchange, 'platform'>,
  { params, caller }: Call<'revealOrder'>,
): Promise<DataOf<'revealOrder'>> {
  const key = { memberId: caller.memberId, orderId: params.id };
  return await database.transaction(async (tx) => {
    const order = (await selectOrder(tx, key)) ?? refuse('NOT_FOUND');
    if (order.channel !== 'codes') return refuse('NOTHING_TO_REVEAL');
    const showing = await countReveal(tx, key, ExchangeState.Issued, clock.now());
    if (showing === undefined) return refuse('NOTHING_TO_REVEAL');
    const cards = await selectOrderCards(tx, key);
    return {
      cards: cards.map((card) => ({
        number: card.number_sealed === null ? null : cipher.open(card.number_sealed),
        secret: cipher.open(card.secret_sealed),
        expiresAt: card.expires_at?.toISOString() ?? null,
      })),
      shownBefore: showing > 1,
    };
  });
}
