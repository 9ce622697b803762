import { afterAll, beforeAll, expect, it } from 'vitest';
import { together } from '../../../../test/together.ts';
import { type CampaignWorld, campaignWorld, mug } from '../../../../test/campaign/campaign-world.ts';
import { listRecords } from './list-records.ts';
import { claimPrize } from './claim.ts';
import { remindWinners } from './remind-winners.ts';

const HOUR_MS = 3_600_000;

let world: CampaignWorld;
beforeAll(async () => {
  world = await campaignWorld();
});
afterAll(() => world.stop());

const remind = async () => await remindWinners(world.deps, new AbortController().signal);
const toldOf = async (memberId: string): Promise<string[]> => {
  const rows = await world.platform.database.read
    .selectFrom('messages')
    .select(['title', 'link'])
    .where('member_id', '=', memberId)
    .where('cause_key', 'like', 'prize-ends:%')
    .execute();
  return rows.map(({ title, link }) => `${title} ${link ?? ''}`);
};
const won = async (campaignId: string): Promise<string> => {
  const memberId = world.member(1);
  await world.draw(campaignId, memberId);
  return memberId;
};

it('a winner is told once that the time to claim ends, not early, not when it is claimed or over', async () => {
  const campaignId = await world.publish([mug(1_000_000)]);
  const [waits, claims] = [await won(campaignId), await won(campaignId)];
  await claimPrize(
    world.deps,
    { campaignId, memberId: claims, number: 1, destination: {} },
    { key: world.platform.random.uuid(), hash: 'a' },
  );
  await remind();
  expect(await toldOf(waits)).toEqual([]);
  // Winners have three days to claim, and the reminder comes in the last 38 hours.
  world.clock.advance(60 * HOUR_MS);
  await together(3, remind);
  await remind();
  expect(await toldOf(waits)).toEqual([`“马克杯”还没有领取 /lottery?view=records&of=${campaignId}`]);
  expect(await toldOf(claims)).toEqual([]);
});

it('nobody is told of a deadline that has passed, nor of what was won a moment ago', async () => {
  const forgotten = await won(await world.publish([mug(1_000_000)]));
  world.clock.advance(120 * HOUR_MS);
  const fresh = await won(await world.publish([mug(1_000_000)], { claimDays: 1 }));
  await remind();
  expect(await toldOf(forgotten)).toEqual([]);
  expect(await toldOf(fresh)).toEqual([]);
});

it('a winner who left is told nothing', async () => {
  const left = await won(await world.publish([mug(1_000_000)]));
  world.clock.advance(60 * HOUR_MS);
  await remindWinners(
    { ...world.deps, namesOf: async () => await Promise.resolve(new Map()) },
    new AbortController().signal,
  );
  expect(await toldOf(left)).toEqual([]);
});

it('a winner whose reminder fails holds up no other, and is told the next time', async () => {
  const campaignId = await world.publish([mug(1_000_000)]);
  const [failing, other] = [await won(campaignId), await won(campaignId)];
  world.clock.advance(60 * HOUR_MS);
  const { namesOf } = world.deps;
  const broken = {
    ...world.deps,
    namesOf: async (...[tx, ids]: Parameters<typeof namesOf>) => {
      if (ids.includes(failing)) throw new Error('no names');
      return await namesOf(tx, ids);
    },
  };
  await expect(remindWinners(broken, new AbortController().signal)).rejects.toThrow('of a sweep failed');
  expect(await toldOf(failing)).toEqual([]);
  expect(await toldOf(other)).toHaveLength(1);
  await remind();
  expect(await toldOf(failing)).toHaveLength(1);
});

it('a prize reads as expired from its deadline on, though the job that ends it runs later', async () => {
  const campaignId = await world.publish([mug(1_000_000)]);
  const memberId = await won(campaignId);
  const stateNow = async () =>
    (await listRecords(world.deps, { campaignId, memberId }, {})).items[0]?.prize?.state;
  expect(await stateNow()).toBe('open');
  world.clock.advance(120 * HOUR_MS);
  expect(await stateNow()).toBe('expired');
});
