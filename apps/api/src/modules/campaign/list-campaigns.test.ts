import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addressOf } from '../../../test/campaign/address-of.ts';
import { type CampaignWorld, campaignWorld, coins, mug } from '../../../test/campaign/campaign-world.ts';
import { endCampaign } from './authoring/end-campaign.ts';
import { enterCampaign } from './koi/enter-campaign.ts';
import { listCampaigns } from './list-campaigns.ts';

const DAY_MS = 86_400_000;

let world: CampaignWorld;
beforeAll(async () => {
  world = await campaignWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  for (const { id } of (await list()).items) await endCampaign(world.deps, id, '林晓');
});

const list = async (memberId?: string, state?: 'running' | 'upcoming' | 'ended') =>
  await listCampaigns(world.deps, {
    query: state === undefined ? {} : { state },
    caller: memberId === undefined ? null : { kind: 'member', memberId, sessionId: 's' },
  });
const later = (days: number): Date => new Date(world.clock.now().getTime() + days * DAY_MS);

describe('the list of campaigns', () => {
  test('begins with what runs, by its end; then what comes; then what has ended', async () => {
    const [far, near, next, over] = [
      await world.publish([coins(500_000)], { endsAt: later(9) }),
      await world.publish([coins(500_000)], { endsAt: later(2) }),
      await world.publish([coins(500_000)], { startsAt: later(1) }),
      await world.publish([coins(500_000)]),
    ];
    await endCampaign(world.deps, over, '林晓');
    const { items } = await list();
    expect(items.slice(0, 4).map(({ id, state }) => [id, state])).toEqual([
      [near, 'running'],
      [far, 'running'],
      [next, 'upcoming'],
      [over, 'ended'],
    ]);
    expect(items[3]?.endsAt).toBe(world.clock.now().toISOString());
    expect((await list(undefined, 'upcoming')).items.map(({ id }) => id)).toEqual([next]);
  });

  test('keeps campaigns that end together in one order, whoever reads and whatever they did', async () => {
    const endsAt = later(4);
    const together: string[] = [];
    for (let count = 0; count < 4; count += 1)
      together.push(await world.publish([coins(500_000)], { endsAt }));
    const before = (await list(undefined, 'running')).items.map(({ id }) => id);
    expect(before.toSorted()).toEqual(together.toSorted());
    const member = world.member(2);
    await world.draw(before.at(-1) ?? '', member);
    expect((await list(member, 'running')).items.map(({ id }) => id)).toEqual(before);
  });

  test('shows at most twelve that have ended', async () => {
    for (let count = 0; count < 13; count += 1)
      await endCampaign(world.deps, await world.publish([coins(500_000)]), '林晓');
    expect((await list(undefined, 'ended')).items).toHaveLength(12);
  });

  test('names the prize that is worth most, with the picture of its benefit', async () => {
    await world.publish([coins(500_000), mug(1_000)]);
    expect((await list(undefined, 'running')).items[0]?.prize).toEqual({
      kind: 'goods',
      title: '马克杯',
      cover: '/covers/bGd5v9rU3sDg.svg',
    });
  });

  test('tells a member what is left to do, and a visitor nothing', async () => {
    const id = await world.publish([coins(1_000_000)]);
    const member = world.member(3);
    await world.draw(id, member);
    const [mine] = (await list(member, 'running')).items;
    expect(mine?.todo).toEqual({ chances: 2, entered: false, quizOpen: false });
    expect(mine?.winners.map(({ name, prize }) => [name, prize])).toEqual([['小*', '10 金币']]);
    expect((await list(undefined, 'running')).items[0]?.todo).toBeNull();
  });

  test('says nothing is left in a 锦鲤 draw that the member has entered', async () => {
    const id = await world.publish([coins(1, 1)], { face: 'koi', drawsAt: later(5) });
    const member = world.member(1);
    expect((await list(member, 'running')).items[0]?.todo).toMatchObject({ chances: 1, entered: false });
    await enterCampaign(
      world.deps,
      {
        campaignId: id,
        memberId: member,
        clientSeed: '好运',
        origin: { browser: { id: member, returned: true }, address: addressOf(member) },
      },
      { key: 'k'.repeat(20), hash: 'h' },
    );
    expect((await list(member, 'running')).items[0]?.todo).toMatchObject({ chances: 0, entered: true });
  });
});
