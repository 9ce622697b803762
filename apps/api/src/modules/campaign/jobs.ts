import { endCampaign, endOverdue } from './authoring/end-campaign.ts';
import { expireWins } from './claims/claim.ts';
import { remindWinners } from './claims/remind-winners.ts';
import type { CampaignDeps } from './core/deps.ts';
import { drawDueKoi } from './koi/draw-koi.ts';
import { sealAllDraws } from './proof/seal-draws.ts';

/**
 * The jobs of campaigns: each minute draws are sealed, 锦鲤 winners drawn and campaigns ended; each hour winners are
 * reminded and unclaimed prizes expire.
 */
export function defineCampaignJobs(deps: CampaignDeps): void {
  const { jobs } = deps.platform;
  jobs.define('campaign.seal', async (_data, { signal }) => await sealAllDraws(deps, signal));
  jobs.schedule('campaign.seal', '* * * * *');
  jobs.define(
    'campaign.koi',
    async (_data, { signal }) => await drawDueKoi(deps, (id) => endCampaign(deps, id, 'clock'), signal),
  );
  jobs.schedule('campaign.koi', '* * * * *');
  jobs.define('campaign.end', async (_data, { signal }) => await endOverdue(deps, signal));
  jobs.schedule('campaign.end', '* * * * *');
  jobs.define('campaign.expire', async (_data, { signal }) => await expireWins(deps, signal));
  jobs.schedule('campaign.expire', '5 * * * *');
  jobs.define('campaign.remind', async (_data, { signal }) => await remindWinners(deps, signal));
  jobs.schedule('campaign.remind', '5 * * * *');
}
