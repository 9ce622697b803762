import { settleAll } from '../../../platform/jobs/settle-all.ts';
import type { CampaignDeps } from '../core/deps.ts';
import { CHAIN_START, nextHead } from './chain.ts';
import { insertSeals, lockChain, selectHead, selectUnsealedCampaigns, takeUnsealed } from './seal-store.ts';

type Deps = Pick<CampaignDeps, 'platform'>;

/** Draws sealed in one transaction. */
const BATCH = 500;

/** Adds the draws of all campaigns that are not sealed yet to their chains (rule 12.8). If one fails, the others go on. */
export async function sealAllDraws({ platform }: Deps, signal: AbortSignal): Promise<void> {
  const unsealed = await selectUnsealedCampaigns(platform.database.read);
  await settleAll(unsealed, (campaignId) => sealDraws({ platform }, campaignId, signal), signal);
}

/** Like `sealAllDraws`, for one campaign. Logs the head: nobody can change a log by SQL if it is stored elsewhere. */
export async function sealDraws({ platform }: Deps, campaignId: string, signal?: AbortSignal): Promise<void> {
  const { log } = platform;
  for (;;) {
    signal?.throwIfAborted();
    const sealed = await sealBatch({ platform }, campaignId);
    if (sealed === undefined) return;
    const { isLast, count, ...end } = sealed;
    if (count > 0) log.info({ event: 'campaign.sealed', campaignId, ...end }, 'draws sealed');
    if (isLast) return;
  }
}

async function sealBatch(
  { platform: { database, clock } }: Deps,
  campaignId: string,
): Promise<{ position: number; head: string; count: number; isLast: boolean } | undefined> {
  return await database.transaction(async (tx) => {
    await lockChain(tx, campaignId);
    const { notes, draws } = await takeUnsealed(tx, campaignId, BATCH);
    if (notes === 0) return undefined;
    let { position, head } = (await selectHead(tx, campaignId)) ?? { position: 0, head: CHAIN_START };
    const seals = draws.map((draw) => {
      position += 1;
      head = nextHead(head, position, draw);
      return { position, drawId: draw.id, head };
    });
    await insertSeals(tx, campaignId, seals, clock.now());
    return { position, head, count: seals.length, isLast: notes < BATCH };
  });
}
