import type { CampaignProof, SealedDraw } from '@yayan/api-client';
import { prizeAt, rollOf } from './recompute-draw.ts';

/** Whether the result of a member's draw follows from seed and odds (rule 12.5); not before the seed is public. */
export const isDrawFair = (
  { pseudonym, number, clientSeed, version, roll, prizeId }: Omit<SealedDraw, 'position' | 'at' | 'head'>,
  { id, seed, versions }: CampaignProof,
): boolean => {
  if (seed === null) return false;
  const rows = versions.find((one) => one.version === version)?.rows ?? [];
  return (
    rollOf(seed, { campaignId: id, pseudonym, number, clientSeed }) === roll &&
    prizeAt(roll, rows) === prizeId
  );
};
