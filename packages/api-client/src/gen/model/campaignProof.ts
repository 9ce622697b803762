/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignFace } from './campaignFace.ts';
import type { CampaignOdds } from './campaignOdds.ts';
import type { ProofPrize } from './proofPrize.ts';
import type { PublicId } from './publicId.ts';
import type { Sha256 } from './sha256.ts';

export interface CampaignProof {
  id: PublicId;
  /** @maxLength 60 */
  title: string;
  face: CampaignFace;
  seedHash: Sha256;
  /** The server seed, 32 bytes in hexadecimal; null before the end. */
  seed: Sha256 | null;
  /** @maxItems 200 */
  versions: CampaignOdds[];
  /** @maxItems 20 */
  prizes: ProofPrize[];
  /**
     * Number of sealed draws.
     * @minimum 0
     */
  draws: number;
  /** Head of the hash chain; null before the first draw is sealed. */
  head: Sha256 | null;
  /** Hash of the list of entrants of a koi draw, published before the seed. */
  entrantsHash: Sha256 | null;
  /** @minimum 0 */
  entrants: number;
}
