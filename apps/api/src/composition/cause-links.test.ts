import { CampaignFace, CoinCauseKind } from '@yayan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CampaignWorld, campaignWorld, coins } from '../../test/campaign/campaign-world.ts';
import { proposePoll, showProposal } from '../modules/content/proposals/proposals.ts';
import { causeLinks } from './cause-links.ts';

let world: CampaignWorld;
beforeAll(async () => {
  world = await campaignWorld();
});
afterAll(() => world.stop());

const linkOf = async (memberId: string, id: string) =>
  await causeLinks(world.platform.database.read, memberId, [
    { kind: CoinCauseKind.Campaign, id, title: '活动' },
  ]);

it.each([
  [CampaignFace.Lottery, '/lottery?view=records&of='],
  [CampaignFace.Koi, '/prize/result?of='],
  [CampaignFace.Christmas, '/christmas/records?of='],
  [CampaignFace.Duanwu, '/duanwu/records?of='],
])('coins of a %s campaign link to its own page', async (face, link) => {
  const drawsAt = face === CampaignFace.Koi ? world.clock.now() : null;
  const id = await world.publish([coins(1_000_000)], { face, drawsAt });
  expect(await linkOf(world.member(0), id)).toEqual([`${link}${id}`]);
});

it('coins of an own question link to the page of polls, a gift without a page to none', async () => {
  const memberId = world.member(0);
  const question = { title: '你周末几点起床？', options: ['八点前', '八点以后'], days: 7 };
  const { proposalId } = await proposePoll(world.platform, memberId, question);
  const pollId = await showProposal(world.platform, proposalId, { by: '林晓' });
  expect(await linkOf(memberId, pollId)).toEqual(['/home']);
  expect(await linkOf(world.member(0), pollId)).toEqual([null]);
  expect(await linkOf(memberId, 'beta-thanks')).toEqual([null]);
});
