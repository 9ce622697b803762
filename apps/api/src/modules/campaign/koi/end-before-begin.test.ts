import { CampaignFace } from '@yayan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CampaignWorld, campaignWorld, mug } from '../../../../test/campaign/campaign-world.ts';
import { runChecks } from '../../ledger/reconcile/reconcile.ts';
import { endCampaign } from '../authoring/end-campaign.ts';
import { getCampaignProof } from '../proof/proof.ts';
import { campaignChecks } from '../proof/reconcile-campaigns.ts';
import { drawDueKoi } from './draw-koi.ts';

const HOUR_MS = 3_600_000;

let world: CampaignWorld;
beforeAll(async () => {
  world = await campaignWorld();
});
afterAll(() => world.stop());

it('14.36 before it begins a 锦鲤 campaign is ended, its prize goes back on sale, and nothing is drawn later', async () => {
  const startsAt = new Date(world.clock.now().getTime() + HOUR_MS);
  const drawsAt = new Date(startsAt.getTime() + HOUR_MS);
  const id = await world.publish([mug(1, 1)], { face: CampaignFace.Koi, startsAt, drawsAt });
  expect(await endCampaign(world.deps, id, '林晓')).toBe(true);
  expect(await endCampaign(world.deps, id, '林晓')).toBe(false);
  expect(world.stockCounts.released).toBe(1);
  world.clock.set(drawsAt.toISOString());
  await drawDueKoi(world.deps, (due) => endCampaign(world.deps, due, 'clock'), new AbortController().signal);
  expect(await getCampaignProof(world.deps, { params: { id } })).toMatchObject({ entrants: 0, draws: 0 });
  const checks = await world.platform.database.transaction((tx) => runChecks(tx, campaignChecks));
  expect(checks.flatMap(({ findings }) => findings)).toEqual([]);
});
