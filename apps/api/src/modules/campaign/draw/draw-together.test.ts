import { addressOf } from '../../../../test/campaign/address-of.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiFault } from '../../../errors/api-fault.ts';
import { allTogether, together } from '../../../../test/together.ts';
import { balances } from '../../ledger/module.ts';
import { runChecks } from '../../ledger/reconcile/reconcile.ts';
import { endCampaign } from '../authoring/end-campaign.ts';
import { addPrizePieces } from '../authoring/add-pieces.ts';
import { selectPrizes } from '../core/campaign-store.ts';
import { campaignChecks } from '../proof/reconcile-campaigns.ts';
import { type CampaignWorld, campaignWorld, coins, mug } from '../../../../test/campaign/campaign-world.ts';
import { endAndCheck } from '../../../../test/campaign/end-and-check.ts';
import { lockParticipant } from '../core/participant.ts';

// Draws of members who have drawn before share a statement. A member's first draw has its own.

let world: CampaignWorld;
beforeAll(async () => {
  world = await campaignWorld();
});
afterAll(() => world.stop());

/** Members who have drawn in a campaign before, each with this many chances. */
async function crowd(campaignId: string, count: number, chances: number): Promise<string[]> {
  const { database } = world.platform;
  const members = Array.from({ length: count }, () => world.member(chances));
  await database.transaction(async (tx) => {
    for (const memberId of members) {
      const origin = { browser: { id: memberId, returned: true }, address: addressOf(memberId) };
      await lockParticipant(world.deps, tx, { campaignId, memberId, origin });
    }
  });
  return members;
}

const namesOf = (outcomes: readonly PromiseSettledResult<unknown>[]): string[] =>
  outcomes.map((one) =>
    one.status === 'fulfilled' ? 'drawn' : one.reason instanceof ApiFault ? one.reason.name : 'failed',
  );

/** Ends a campaign, and checks that it has this many correct draws and that the members' counts add up to them. */
async function checkAll(campaignId: string, draws: number): Promise<{ prizes: (string | null)[] }> {
  const { prizes } = await endAndCheck(world, campaignId);
  expect(prizes).toHaveLength(draws);
  const { rows } = await sql<{ draws: number }>`
    select sum(draws)::int as draws from campaign_members where campaign_id = ${campaignId}`.execute(
    world.platform.database.read,
  );
  expect(rows).toEqual([{ draws }]);
  return { prizes };
}

it('of draws that share a statement those that are refused, and repetitions, take none of the others with them', async () => {
  const id = await world.publish([coins(500_000)]);
  const members = await crowd(id, 10, 1);
  const [poor = ''] = await crowd(id, 1, 0);
  const first = await world.draw(id, members[0] ?? '', { key: 'the-first' });
  const outcomes = await together(13, async (index) => {
    if (index === 0) return await world.draw(id, poor);
    if (index === 1) return await world.draw(id, members[0] ?? '', { key: 'the-first' });
    if (index === 2) return await world.draw(id, members[0] ?? '', { key: 'the-first', clientSeed: '别的' });
    if (index === 3) return await world.draw('unknown0000', members[1] ?? '');
    return await world.draw(id, members[index - 3] ?? '');
  });
  expect(namesOf(outcomes)).toEqual([
    'NO_CHANCE_LEFT',
    'drawn',
    'IDEMPOTENCY_CONFLICT',
    'NOT_FOUND',
    ...Array.from({ length: 9 }, () => 'drawn'),
  ]);
  expect(outcomes[1]).toMatchObject({ value: first });
  await checkAll(id, 10);
  const checked = await world.platform.database.transaction(
    async (tx) => await runChecks(tx, campaignChecks),
  );
  expect(checked.flatMap(({ findings }) => findings)).toEqual([]);
});

it('300 draws at once for 20 pieces give exactly 20, and everybody who won is told', async () => {
  const id = await world.publish([mug(400_000, 20), coins(300_000)]);
  const members = await crowd(id, 300, 2);
  const drawn = await allTogether(300, async (index) => await world.draw(id, members[index] ?? ''));
  expect(drawn.filter(({ record }) => record.prize?.id === 'mug')).toHaveLength(20);
  expect(drawn.every(({ chances, record }) => chances === 1 && record.number === 1)).toBe(true);
  const { read } = world.platform.database;
  expect(await selectPrizes(read, id)).toMatchObject([{ remaining: 0 }, {}]);
  for (const [index, { balance, record }] of drawn.entries()) {
    const paid = record.consolation + (record.prize?.coins ?? 0);
    expect(balance).toBe(paid);
    if (index % 50 === 0) expect((await balances(read, members[index] ?? '')).coins).toBe(paid);
  }
  const won = drawn.filter(({ record }) => record.prize !== null).length;
  const { rows } = await sql`
    select from messages m join message_deliveries d on d.member_id = m.member_id and d.message_id = m.id
    where m.member_id = any(${members}::uuid[])`.execute(read);
  expect(rows).toHaveLength(won);
  const claims = await sql`select from campaign_wins where campaign_id = ${id} and state = 'open'`.execute(
    read,
  );
  expect(claims.rows).toHaveLength(20);
  const { prizes } = await checkAll(id, 300);
  expect(prizes.filter((prize) => prize === 'mug')).toHaveLength(20);
});

it('20 draws at once of one member with three chances are three; 20 of one key are one', async () => {
  const id = await world.publish([coins(500_000)]);
  const [often = '', once = ''] = await crowd(id, 2, 3);
  const outcomes = await together(20, async () => await world.draw(id, often));
  expect(namesOf(outcomes).filter((name) => name === 'drawn')).toHaveLength(3);
  const answers = await allTogether(
    20,
    async () => await world.draw(id, once, { key: 'one-intention', clientSeed: '-9007199254740991' }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await checkAll(id, 4);
});

it('pieces that an operator adds while people draw change no draw', async () => {
  const id = await world.publish([mug(300_000, 5), coins(500_000)]);
  const members = await crowd(id, 60, 3);
  const more = { campaignId: id, prizeId: 'mug', pieces: 7 };
  const add = async (): Promise<void> =>
    await world.platform.database.transaction((tx) =>
      addPrizePieces(tx, world.deps, more, { by: '林晓', reason: '加量' }),
    );
  const drawAll = async (index: number): Promise<void> => {
    if (index === 20) await add();
    else await world.draw(id, members[index % 60] ?? '');
  };
  await allTogether(61, drawAll);
  await allTogether(20, drawAll);
  const { read } = world.platform.database;
  const [left] = await selectPrizes(read, id);
  const { prizes } = await checkAll(id, 80);
  expect(prizes.filter((prize) => prize === 'mug')).toHaveLength(12 - (left?.remaining ?? 0));
});

it('no draw comes after the seed is public, when a campaign ends while people draw', async () => {
  const id = await world.publish([coins(500_000)]);
  const members = await crowd(id, 80, 1);
  const outcomes = await together(81, async (index) => {
    if (index === 40) await endCampaign(world.deps, id, '林晓');
    else await world.draw(id, members[index % 81] ?? members[0] ?? '');
  });
  const names = namesOf(outcomes);
  const refused = names.filter((name) => name !== 'drawn');
  expect(refused.every((name) => name === 'CAMPAIGN_ENDED' || name === 'NO_CHANCE_LEFT')).toBe(true);
  await expect(world.draw(id, members[0] ?? '')).rejects.toMatchObject({ name: 'CAMPAIGN_ENDED' });
  await checkAll(id, 80 - refused.length);
});
