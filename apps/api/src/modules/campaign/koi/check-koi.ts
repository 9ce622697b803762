import type { Connection } from '../../../platform/database/database.ts';
import type { Campaign } from '../core/campaign.ts';
import { selectWinningDraws } from '../draw/draw-store.ts';
import { selectEntrants } from './entry-store.ts';
import { entrantsHasher, koiWinner } from './koi-winner.ts';

const BATCH = 5_000;

/**
 * Whether a closed list of entrants doesn't match its hash, or the winner doesn't follow from it. The winner can be
 * checked once the seed is public.
 */
export async function isKoiWrong(db: Connection, campaign: Campaign): Promise<boolean> {
  const { id, seed, entrants, entrantsHash } = campaign;
  if (entrantsHash === null) return false;
  const expected = seed === null ? undefined : koiWinner(seed, { campaignId: id, entrantsHash, entrants });
  const hasher = entrantsHasher();
  let [count, after, winner] = [0, '', ''];
  for (;;) {
    const batch = await selectEntrants(db, id, { after, limit: BATCH });
    for (const entrant of batch) {
      hasher.add(entrant);
      if (count === expected?.index) winner = entrant.pseudonym;
      count += 1;
    }
    after = batch.at(-1)?.pseudonym ?? after;
    if (batch.length < BATCH) break;
  }
  if (count !== entrants || hasher.hash() !== entrantsHash) return true;
  if (expected === undefined || entrants === 0) return false;
  const [draw] = await selectWinningDraws(db, id, { before: null, limit: 2 });
  return draw?.pseudonym !== winner || draw.roll !== expected.roll;
}
