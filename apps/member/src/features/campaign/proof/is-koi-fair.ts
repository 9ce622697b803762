import type { CampaignProof, SealedDraw } from '@yayan/api-client';
import type { EntrantList } from './read-entrants.ts';
import { placeOf, rollOf } from './recompute-draw.ts';

/** The roll of a 锦鲤 draw (rule 12.10); null before seed and hash of the list are public. */
export const koiRoll = ({ id, seed, entrantsHash, entrants }: CampaignProof): number | null =>
  seed === null || entrantsHash === null
    ? null
    : rollOf(seed, { campaignId: id, pseudonym: entrantsHash, number: entrants, clientSeed: 'koi' });

/** The index of the winner in the list, from 0; null before the roll is known. */
export const koiPlace = (proof: CampaignProof): number | null => {
  const roll = koiRoll(proof);
  return roll === null ? null : placeOf(roll, proof.entrants);
};

/** Whether the list is the one whose hash was published. A list that is open has no hash yet. */
export const isListRight = (
  { entrantsHash, entrants }: CampaignProof,
  { hash, count, isOrdered }: EntrantList,
): boolean => entrantsHash === null || (hash === entrantsHash && count === entrants && isOrdered);

/** Whether the winner follows from the seed and the list of entrants (rule 12.10). */
export const isKoiFair = (
  { roll, pseudonym }: Pick<SealedDraw, 'roll' | 'pseudonym'>,
  proof: CampaignProof,
  list: EntrantList,
): boolean => isListRight(proof, list) && roll === koiRoll(proof) && list.found === pseudonym;
