import { endCampaign } from '../../src/modules/campaign/authoring/end-campaign.ts';
import type { Odds } from '../../src/modules/campaign/core/campaign.ts';
import { selectOdds } from '../../src/modules/campaign/core/odds-store.ts';
import { prizeAt, rollOf } from '../../src/modules/campaign/draw/fair-draw.ts';
import { getCampaignProof } from '../../src/modules/campaign/proof/proof.ts';
import { selectChain } from '../../src/modules/campaign/proof/seal-store.ts';
import type { CampaignWorld } from './campaign-world.ts';

/** The data that an ended campaign publishes. */
interface EndedCampaign {
  proof: Awaited<ReturnType<typeof getCampaignProof>>;
  versions: Odds[];
  /** The prize of each draw. */
  prizes: (string | null)[];
}

/**
 * Ends a campaign and checks it like an outsider: each draw has the right roll, and its prize follows from the odds it
 * names.
 */
export async function endAndCheck(
  { deps, platform }: CampaignWorld,
  campaignId: string,
): Promise<EndedCampaign> {
  await endCampaign(deps, campaignId, '林晓');
  const { read } = platform.database;
  const versions = await selectOdds(read, campaignId);
  const proof = await getCampaignProof(deps, { params: { id: campaignId } });
  const prizes = (await selectChain(read, campaignId, { after: 0, limit: 1_000 })).map(({ draw }) => {
    if (draw === null) throw new Error('A seal has no draw');
    const odds = versions.find(({ version }) => version === draw.version);
    const roll = rollOf(proof.seed ?? '', draw);
    if (draw.roll !== roll)
      throw new Error(`Draw ${draw.number} of ${draw.pseudonym} should have rolled ${roll}`);
    const prize = prizeAt(roll, odds?.rows ?? []);
    if (draw.prizeId !== prize) throw new Error(`A roll of ${roll} should have drawn ${prize}`);
    return draw.prizeId;
  });
  return { proof, versions, prizes };
}
