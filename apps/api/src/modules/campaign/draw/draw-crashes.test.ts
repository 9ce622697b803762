import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crashEverywhere, type Repeatable } from '../../../../test/crashes/crash-everywhere.ts';
import { Crashed, type CrashPoints, crashPoints } from '../../../../test/crashes/crash-points.ts';
import { reconcile, balances } from '../../ledger/module.ts';
import { selectPrizes } from '../core/campaign-store.ts';
import { listRecords } from '../claims/list-records.ts';
import { campaignChecks } from '../proof/reconcile-campaigns.ts';
import { type CampaignWorld, campaignWorld, coins, mug } from '../../../../test/campaign/campaign-world.ts';

let world: CampaignWorld;
let crash: CrashPoints;
beforeAll(async () => {
  world = await campaignWorld();
  crash = crashPoints(world.platform.database);
});
afterAll(() => world.stop());

interface Drawing extends Repeatable {
  readonly campaignId: string;
  readonly memberId: string;
}

/** A draw that everybody wins. The page keeps the key until it has the answer. */
const drawing = async (prize: object): Promise<Drawing> => {
  const campaignId = await world.publish([prize]);
  const memberId = world.member(2);
  const key = world.platform.random.uuid();
  return { campaignId, memberId, run: () => world.draw(campaignId, memberId, { key }) };
};

/** Everything that a draw changes. */
async function standing({ campaignId, memberId }: Drawing): Promise<object> {
  const { read } = world.platform.database;
  const { items } = await listRecords(world.deps, { campaignId, memberId }, {});
  const prizes = await selectPrizes(read, campaignId);
  return {
    coins: (await balances(read, memberId)).coins,
    remaining: prizes.map(({ remaining }) => remaining),
    drawn: items.map(({ number, prize }) => [number, prize?.id, prize?.state]),
  };
}

describe('the server is killed at any point of a draw, and the page that asks again has drawn once', () => {
  it.each([
    ['a first draw that wins coins', coins(1_000_000), { coins: 10, drawn: [[1, 'coins', 'paid']] }],
    ['a first draw whose prize is claimed later', mug(1_000_000), { coins: 0, drawn: [[1, 'mug', 'open']] }],
  ])('%s', async (_, prize, stands) => {
    for await (const drawn of crashEverywhere(crash, () => drawing(prize)))
      expect(await standing(drawn)).toEqual({ remaining: [999], ...stands });
  });

  it('a later draw, which is one statement', async () => {
    const drawn = await drawing(coins(1_000_000));
    await drawn.run();
    const later = { key: world.platform.random.uuid() };
    const { database } = world.platform;
    const whole = { ...database };
    const dead = () => Promise.reject(new Crashed());
    Object.assign(database, { runAlone: dead, transaction: dead });
    await expect(world.draw(drawn.campaignId, drawn.memberId, later)).rejects.toThrow(Crashed);
    Object.assign(database, whole);
    const answers = [
      await world.draw(drawn.campaignId, drawn.memberId, later),
      await world.draw(drawn.campaignId, drawn.memberId, later),
    ];
    expect(answers[0]).toMatchObject({ record: { number: 2 }, chances: 0, balance: 20 });
    expect(answers[1]).toEqual(answers[0]);
    expect(await standing(drawn)).toMatchObject({ coins: 20, remaining: [998] });
  });

  it('afterwards every draw has its chance, its piece and its transfer', async () => {
    const results = await reconcile(world.platform.database, campaignChecks);
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
  });
});
