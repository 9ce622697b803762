import type { SealedDraw } from '@yayan/api-client';
import type { PublicLists } from '../campaign-kind.ts';
import { placeOf, rollOf, textHashOf } from './recompute-draw.ts';

/** Whether the winner follows from the seed and the list of entrants (rule 12.10). */
export const isKoiFair = async (
  draw: SealedDraw,
  { seed, proof: { id, entrantsHash }, entrants }: PublicLists,
): Promise<boolean> => {
  const list = entrants.map(({ pseudonym, clientSeed }) => `${pseudonym}|${clientSeed}`).join('\n');
  if (entrantsHash === null || (await textHashOf(list)) !== entrantsHash) return false;
  const roll = await rollOf(seed, {
    campaignId: id,
    pseudonym: entrantsHash,
    number: entrants.length,
    clientSeed: 'koi',
  });
  return roll === draw.roll && entrants[placeOf(roll, entrants.length)]?.pseudonym === draw.pseudonym;
};
