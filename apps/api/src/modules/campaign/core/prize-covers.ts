import type { Connection } from '../../../platform/database/database.ts';
import type { Prize } from './campaign.ts';
import type { CampaignDeps } from './deps.ts';

type Delivered = Pick<Prize, 'benefitId'>;

/** Reads the pictures of the benefits that deliver these prizes. The result is the picture of one of them, or null. */
export async function prizeCovers(
  { coversOf }: Pick<CampaignDeps, 'coversOf'>,
  db: Connection,
  prizes: readonly Delivered[],
): Promise<(prize: Delivered) => string | null> {
  const ids = new Set(prizes.flatMap(({ benefitId }) => benefitId ?? []));
  const covers = await coversOf(db, [...ids]);
  return ({ benefitId }) => (benefitId === null ? null : (covers.get(benefitId) ?? null));
}
