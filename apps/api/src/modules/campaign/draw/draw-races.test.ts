import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiFault } from '../../../errors/api-fault.ts';
import { runs } from '../../../../test/runs.ts';
import { allTogether, together } from '../../../../test/together.ts';
import { balances } from '../../ledger/module.ts';
import { endCampaign } from '../authoring/end-campaign.ts';
import { selectPrizes } from '../core/campaign-store.ts';
import { getCampaignProof } from '../proof/proof.ts';
import { type CampaignWorld, campaignWorld, coins, mug } from '../../../../test/campaign/campaign-world.ts';
import { endAndCheck } from '../../../../test/campaign/end-and-check.ts';
import { seedHashOf } from './fair-draw.ts';

/** Enough that more draws win than there are pieces. */
const DRAWS = runs(120, 500);

let world: CampaignWorld;
beforeAll(async () => {
  world = await campaignWorld();
});
afterAll(() => world.stop());

const refusalsOf = (outcomes: readonly PromiseSettledResult<unknown>[]): string[] =>
  outcomes.flatMap((one) =>
    one.status === 'fulfilled' ? [] : [one.reason instanceof ApiFault ? one.reason.name : String(one.reason)],
  );

describe('draws at once', () => {
  it(`${DRAWS} draws for 20 pieces give exactly 20, and each lies on the odds it names`, async () => {
    const id = await world.publish([mug(400_000, 20), coins(500_000)]);
    const drawn = await allTogether(DRAWS, async () => await world.draw(id, world.member(1)));
    expect(drawn.filter(({ record }) => record.prize?.id === 'mug')).toHaveLength(20);
    const { read } = world.platform.database;
    expect(await selectPrizes(read, id)).toMatchObject([{ remaining: 0 }, {}]);
    const { proof, versions, prizes } = await endAndCheck(world, id);
    expect(versions.map(({ rows }) => rows)).toEqual([
      [
        { prizeId: 'mug', odds: 400_000 },
        { prizeId: 'coins', odds: 500_000 },
      ],
      [
        { prizeId: 'mug', odds: 0 },
        { prizeId: 'coins', odds: 500_000 },
      ],
    ]);
    expect([seedHashOf(proof.seed ?? ''), proof.draws, prizes.length]).toEqual([
      proof.seedHash,
      DRAWS,
      DRAWS,
    ]);
    expect(world.stockCounts).toMatchObject({ reserved: 20, released: 0 });
  });

  it('one key draws once: 20 repetitions at once get the same answer and spend one chance', async () => {
    const id = await world.publish([coins(1_000_000)]);
    const memberId = world.member(3);
    const answers = await allTogether(
      20,
      async () => await world.draw(id, memberId, { key: 'one-intention' }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ chances: 2, balance: 10 });
    await expect(world.draw(id, memberId, { key: 'one-intention', clientSeed: '别的' })).rejects.toThrow(
      ApiFault,
    );
  });

  it('20 draws at once of a member with three chances are three, numbered 1 to 3', async () => {
    const id = await world.publish([coins(500_000)]);
    const memberId = world.member(3);
    const outcomes = await together(20, async () => await world.draw(id, memberId));
    expect(refusalsOf(outcomes)).toEqual(Array.from({ length: 17 }, () => 'NO_CHANCE_LEFT'));
    const numbers = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.record.number] : []));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  });

  it('no draw comes after the seed is public, when a campaign ends while people draw', async () => {
    const id = await world.publish([coins(500_000)]);
    const outcomes = await together(60, async (index) => {
      if (index === 20) await endCampaign(world.deps, id, '林晓');
      else await world.draw(id, world.member(1));
    });
    const refused = refusalsOf(outcomes);
    expect(refused.every((name) => name === 'CAMPAIGN_ENDED')).toBe(true);
    await expect(world.draw(id, world.member(1))).rejects.toThrow(ApiFault);
    expect((await getCampaignProof(world.deps, { params: { id: id } })).draws).toBe(59 - refused.length);
  });
});

describe('a draw', () => {
  it('pays coins at once, and the consolation to who draws nothing', async () => {
    const [all, none] = [await world.publish([coins(1_000_000)]), await world.publish([coins(1)])];
    const memberId = world.member(1);
    expect(await world.draw(all, memberId)).toMatchObject({
      record: { prize: { coins: 10, state: 'paid' } },
    });
    expect(await world.draw(none, memberId)).toMatchObject({ record: { prize: null, consolation: 2 } });
    expect((await balances(world.platform.database.read, memberId)).coins).toBe(12);
  });

  it('is refused for a fourth member from one browser, and for one without a chance', async () => {
    const id = await world.publish([coins(500_000)]);
    for (let count = 0; count < 3; count += 1) await world.draw(id, world.member(1), { browser: 'shared' });
    const outcomes = await together(
      1,
      async () => await world.draw(id, world.member(1), { browser: 'shared' }),
    );
    expect(refusalsOf(outcomes)).toEqual(['CAMPAIGN_DEVICE_LIMIT']);
    expect(refusalsOf(await together(1, async () => await world.draw(id, world.member(0))))).toEqual([
      'NO_CHANCE_LEFT',
    ]);
  });

  it('is refused before the start and after the end', async () => {
    const now = world.clock.now().getTime();
    const later = await world.publish([coins(1)], { startsAt: new Date(now + 1_000) });
    const soon = await world.publish([coins(1)], { endsAt: new Date(now + 1_000) });
    const early = await together(1, async () => await world.draw(later, world.member(1)));
    expect(refusalsOf(early)).toEqual(['CAMPAIGN_NOT_STARTED']);
    world.clock.advance(1_000);
    const late = await together(1, async () => await world.draw(soon, world.member(1)));
    expect(refusalsOf(late)).toEqual(['CAMPAIGN_ENDED']);
  });
});
