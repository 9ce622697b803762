import { CampaignFace, CoinCauseKind } from '@yayan/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CampaignWorld, campaignWorld, coins } from '../../../test/campaign/campaign-world.ts';
import { proposePoll, showProposal } from '../../modules/content/proposals/proposals.ts';
import { causeLinks } from './cause-links.ts';
import { causeObjects } from './cause-objects.ts';

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

it('14.90 causes lead operators to what they are about, and group pay doesn’t name its group (14.83)', async () => {
  const memberId = world.member(0);
  const campaignId = await world.publish([coins(1_000_000)], { face: CampaignFace.Lottery, drawsAt: null });
  const question = { title: '你周末几点睡？', options: ['十点前', '十点以后'], days: 7 };
  const { proposalId } = await proposePoll(world.platform, memberId, question);
  const pollId = await showProposal(world.platform, proposalId, { by: '林晓' });
  const participationId = '0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6';
  const found: readonly [kind: CoinCauseKind, id: string, object: { kind: string; id: string } | null][] = [
    ['participation', participationId, { kind: 'participation', id: participationId }],
    ['exchange', 'order-1', { kind: 'order', id: 'order-1' }],
    ['exchangeRefund', 'order-1', { kind: 'order', id: 'order-1' }],
    ['campaign', campaignId, { kind: 'campaign', id: campaignId }],
    ['campaign', pollId, { kind: 'poll', id: pollId }],
    ['campaign', 'beta-thanks', null],
    ['course', 'course-1', { kind: 'course', id: 'course-1' }],
    ['award', '2026-11:best', { kind: 'award', id: '2026-11' }],
    ['group', participationId, null],
    ['correction', participationId, null],
    ['checkin', '2026-11-21', null],
    ['invite', participationId, null],
    ['welcome', memberId, null],
  ];
  const rows = found.map(([kind, id]) => ({ cause: { kind, id, title: '外卖小组' } }));
  const causes = await causeObjects(world.platform.database.read, memberId, rows);
  expect(causes.map(({ cause }) => cause.object)).toEqual(found.map(([, , object]) => object));
  const named = causes.filter(({ cause }) => cause.title === '外卖小组').map(({ cause }) => cause.kind);
  expect(named).toEqual(found.map(([kind]) => kind).filter((kind) => kind !== 'group'));
});
