import type { DataOf } from '@yayan/contract';
import { selectTitledBenefits } from '../catalogue/benefit-store.ts';
import { benefitWordsOf } from '../catalogue/benefit-words.ts';
import { offeredTargets } from '../catalogue/offered-benefits.ts';
import type { Exchange } from '../deps.ts';
import { benefitCard } from './benefit-view.ts';

/** The benefits of the catalogue that a text finds by its words or by everyday words for them, in its order. */
export const searchOffered = async (
  { platform, channels }: Exchange,
  text: string,
  limit: number,
): Promise<DataOf<'listBenefits'>['items']> => {
  const now = platform.clock.now();
  const working = offeredTargets(channels);
  const sought = benefitWordsOf(text);
  const found = await selectTitledBenefits(platform.database.read, { ...sought, limit, now, ...working });
  return found.map((benefit) => benefitCard(benefit, now));
};
