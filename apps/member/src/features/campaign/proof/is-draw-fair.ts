import type { SealedDraw } from '@yayan/api-client';
import type { PublicLists } from '../campaign-kind.ts';
import { prizeAt, rollOf } from './recompute-draw.ts';

/** Whether the result of a member's draw follows from seed and odds (rule 12.5). */
export const isDrawFair = async (
  { pseudonym, number, clientSeed, version, roll, prizeId }: SealedDraw,
  { seed, proof: { id, versions } }: PublicLists,
): Promise<boolean> => {
  const rows = versions.find((one) => one.version === version)?.rows ?? [];
  return (
    (await rollOf(seed, { campaignId: id, pseudonym, number, clientSeed })) === roll &&
    prizeAt(roll, rows) === prizeId
  );
};
