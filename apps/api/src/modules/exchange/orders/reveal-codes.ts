import { type DataOf, ExchangeState } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import { selectOrderCards } from './issued-card-store.ts';
import { countShowing, type OrderKey, selectOrder } from './order-store.ts';

/**
 * Decrypts the codes of an issued order and records that they were shown (rule 5.9). Refuses another member's order
 * with NOT_FOUND, one without issued codes with NOTHING_TO_REVEAL.
 */
export async function revealOrder(
  { database, cipher, clock }: Pick<Platform, 'database' | 'cipher' | 'clock'>,
  key: OrderKey,
): Promise<DataOf<'revealOrder'>> {
  return await database.transaction(async (tx) => {
    const order = (await selectOrder(tx, key)) ?? refuse('NOT_FOUND');
    if (order.channel !== 'codes') return refuse('NOTHING_TO_REVEAL');
    const showing = await countShowing(tx, key, ExchangeState.Issued, clock.now());
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
