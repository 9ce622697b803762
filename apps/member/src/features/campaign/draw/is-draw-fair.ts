import type { SealedDraw } from '@yayan/api-client';
import type { PublicLists } from '../campaign-kind.ts';
import { prizeAt, rollOf } from '../proof/recompute-draw.ts';

/** Whether a member's draw brought what seed and odds say (rule 12.5). */
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
