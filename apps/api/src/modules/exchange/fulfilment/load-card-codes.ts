import type { Platform } from '../../../platform/platform.ts';
import { addStock, type StockPlace } from '../catalogue/benefit-store.ts';
import { codeIndex } from './card-code-index.ts';
import { forgetWithdrawn, insertCodes } from './card-code-store.ts';
import type { IssuedCard } from './ports/issuer.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Adds encrypted codes to our stock and to the stock on sale. Skips known codes; returns how many were new. */
export async function loadCodes(
  { cipher, random }: Pick<Platform, 'cipher' | 'random'>,
  tx: Tx,
  place: StockPlace,
  cards: readonly IssuedCard[],
): Promise<number> {
  if (cards.length === 0) return 0;
  const added = await insertCodes(
    tx,
    cards.map((card) => ({
      id: random.uuid(),
      benefit_id: place.benefitId,
      choice_id: place.choiceId,
      number_sealed: card.number === null ? null : cipher.seal(card.number),
      secret_sealed: cipher.seal(card.secret),
      code_index: codeIndex(cipher, card),
      expires_at: card.expiresAt,
    })),
  );
  await forgetWithdrawn(
    tx,
    cards.map((card) => codeIndex(cipher, card)),
  );
  await addStock(tx, place, added);
  return added;
}
