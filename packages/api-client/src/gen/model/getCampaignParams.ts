/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PublicId } from './publicId.ts';

export type GetCampaignParams = {
/**
 * The campaign to show. Without it, the page shows the one that runs, else the next one, else the last one.
 */
of?: PublicId;
};
