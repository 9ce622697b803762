import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiFault } from '../../../errors/api-fault.ts';
import { runs } from '../../../../test/runs.ts';
import { together } from '../../../../test/together.ts';
import { endOverdue } from '../authoring/end-campaign.ts';
import { addPrizePieces } from '../authoring/add-pieces.ts';
import { selectPrizes } from '../core/campaign-store.ts';
import { countInNetwork } from '../core/participant-store.ts';
import { claimPrize, expireWins } from '../claims/claim.ts';
import { type CampaignWorld, campaignWorld, coins, mug } from '../../../../test/campaign/campaign-world.ts';
import { endAndCheck } from '../../../../test/campaign/end-and-check.ts';
import { drawOnce } from './draw-campaign.ts';

const DAY_MS = 86_400_000;

let world: CampaignWorld;
beforeAll(async () => {
  world = await campaignWorld();
});
afterAll(() => world.stop());

const namesOf = (outcomes: readonly PromiseSettledResult<unknown>[]): Record<string, number> => {
  const names = outcomes.map((one) =>
    one.status === 'fulfilled' ? 'drawn' : one.reason instanceof ApiFault ? one.reason.name : 'failed',
  );
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** Counts members of a network who drew before. `npm test` lets only the last ones draw, `pnpm prove` all of them. */
const countBefore = async (campaignId: string, network: string, members: number): Promise<void> => {
  const { cipher, database } = world.platform;
  const counted = { campaignId, networkIndex: cipher.blindIndex(`campaign-network:${network}`) };
  await database.transaction(async (tx) => {
    expect(await countInNetwork(tx, counted, members)).toBe(true);
    await tx
      .updateTable('campaign_networks')
      .set({ members })
      .where('campaign_id', '=', campaignId)
      .execute();
  });
};

describe('rule 12.9: fifty accounts at once', () => {
  it('on one browser draw for three of them', async () => {
    const id = await world.publish([coins(1_000_000)]);
    const outcomes = await together(
      50,
      async () => await world.draw(id, world.member(1), { browser: 'one' }),
    );
    expect(namesOf(outcomes)).toEqual({ drawn: 3, CAMPAIGN_DEVICE_LIMIT: 47 });
  });

  it('on one network, with browsers that send no cookie back, draw for three of them', async () => {
    const id = await world.publish([coins(1_000_000)]);
    const outcomes = await together(50, async (index) => {
      const browser = { id: `new-${index}`, returned: false };
      const request = {
        campaignId: id,
        memberId: world.member(1),
        origin: { browser, address: '203.0.113.9' },
      };
      return await drawOnce(
        world.deps,
        { ...request, clientSeed: '好运' },
        { key: world.platform.random.uuid(), hash: '' },
      );
    });
    expect(namesOf(outcomes)).toEqual({ drawn: 3, CAMPAIGN_DEVICE_LIMIT: 47 });
  });

  it.each([
    ['one IPv4 address', 250, '203.0.113.10', () => '203.0.113.10'],
    ['one /24', 1250, '198.51.100.0/24', (index: number) => `198.51.100.${index % 256}`],
    ['one /56', 250, '2001:db8:5:0::/56', (index: number) => `2001:db8:5:${(index % 256).toString(16)}::1`],
    ['one /48', 750, '2001:db8:6::/48', (index: number) => `2001:db8:6:${(index % 256).toString(16)}00::1`],
  ] as const)(
    'in %s, each with a browser of its own, draw for %i of them',
    async (_name, most, network, addressAt) => {
      const id = await world.publish([coins(1_000_000, 10_000)]);
      const last = runs(50, most);
      if (last < most) await countBefore(id, network, most - last);
      const outcomes = await together(
        last + 10,
        async (index) => await world.draw(id, world.member(1), { address: addressAt(index) }),
      );
      expect(namesOf(outcomes)).toEqual({ drawn: last, CAMPAIGN_DEVICE_LIMIT: 10 });
    },
  );

  it('in one /56, with browsers that send no cookie back, draw for three of them', async () => {
    const id = await world.publish([coins(1_000_000)]);
    const outcomes = await together(
      10,
      async (index) =>
        await world.draw(id, world.member(1), {
          browser: null,
          address: `2001:db8:7:${index.toString(16)}::1`,
        }),
    );
    expect(namesOf(outcomes)).toEqual({ drawn: 3, CAMPAIGN_DEVICE_LIMIT: 7 });
  });
});

it('rule 12.6: pieces that an operator adds while people draw change no draw, and none is given twice', async () => {
  const id = await world.publish([mug(300_000, 5), coins(500_000)]);
  const more = { campaignId: id, prizeId: 'mug', pieces: 7 };
  const add = async (): Promise<void> =>
    await world.platform.database.transaction((tx) =>
      addPrizePieces(tx, world.deps, more, { by: '林晓', reason: '加量' }),
    );
  const outcomes = await together(60, async (index) => {
    if (index === 15) await add();
    else await world.draw(id, world.member(1));
  });
  expect(namesOf(outcomes)).toEqual({ drawn: 60 });
  // The prize has its published odds again, if it had run out.
  for (let count = 0; count < 40; count += 1) await world.draw(id, world.member(1));
  const { prizes } = await endAndCheck(world, id);
  expect(prizes).toHaveLength(99);
  const [left] = await selectPrizes(world.platform.database.read, id);
  expect(prizes.filter((prize) => prize === 'mug')).toHaveLength(12 - (left?.remaining ?? 0));
});

it('a server whose clock is set back opens no campaign and no claim again', async () => {
  const id = await world.publish([mug(1_000_000)]);
  const memberId = world.member(2);
  const { record } = await world.draw(id, memberId);
  const before = world.clock.now();
  world.clock.advance(20 * DAY_MS);
  const { signal } = new AbortController();
  await endOverdue(world.deps, signal);
  await expireWins(world.deps, signal);
  world.clock.set(before);
  await expect(world.draw(id, memberId)).rejects.toMatchObject({ name: 'CAMPAIGN_ENDED' });
  const claim = { campaignId: id, memberId, number: record.number, destination: {} };
  const key = world.platform.random.uuid();
  await expect(claimPrize(world.deps, claim, { key, hash: '' })).rejects.toMatchObject({
    name: 'CLAIM_TOO_LATE',
  });
  expect(world.stockCounts.ordered).toEqual([]);
});
