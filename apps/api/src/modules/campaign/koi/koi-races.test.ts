import { addressOf } from '../../../../test/campaign/address-of.ts';
import { createHash } from 'node:crypto';
import { text as streamText } from 'node:stream/consumers';
import { CampaignFace } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allTogether, together } from '../../../../test/together.ts';
import { balances } from '../../ledger/module.ts';
import { runChecks } from '../../ledger/reconcile/reconcile.ts';
import { endCampaign } from '../authoring/end-campaign.ts';
import { getCampaign } from '../get-campaign.ts';
import { eraseCampaignDevices } from '../personal-data.ts';
import { getCampaignProof } from '../proof/proof.ts';
import { campaignChecks } from '../proof/reconcile-campaigns.ts';
import { selectChain } from '../proof/seal-store.ts';
import { type CampaignWorld, campaignWorld, mug } from '../../../../test/campaign/campaign-world.ts';
import { drawDueKoi } from './draw-koi.ts';
import { enterCampaign } from './enter-campaign.ts';
import { countEntrantChanges } from './entry-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { listCampaignEntrants } from './entrants.ts';
import { downloadCampaignEntrants } from './entrants-file.ts';
import { koiWinner } from './koi-winner.ts';

const HOUR_MS = 3_600_000;

let world: CampaignWorld;
beforeAll(async () => {
  world = await campaignWorld();
});
afterAll(() => world.stop());

const publishKoi = async (): Promise<string> =>
  await world.publish([mug(1, 1)], {
    face: CampaignFace.Koi,
    drawsAt: new Date(world.clock.now().getTime() + HOUR_MS),
  });
const enter = async (campaignId: string, memberId: string, clientSeed = '好运', key?: string) =>
  await enterCampaign(
    world.deps,
    {
      campaignId,
      memberId,
      clientSeed,
      origin: { browser: { id: memberId, returned: true }, address: addressOf(memberId) },
    },
    { key: key ?? world.platform.random.uuid(), hash: clientSeed },
  );
const drawDue = async () =>
  await drawDueKoi(world.deps, (id) => endCampaign(world.deps, id, 'clock'), new AbortController().signal);
const shown = async (memberId?: string) => {
  const caller = memberId === undefined ? null : ({ kind: 'member', memberId, sessionId: '' } as const);
  return (await getCampaign(world.deps, { params: { face: CampaignFace.Koi }, query: {}, caller })).campaign;
};
const findings = async () =>
  await world.platform.database.transaction(async (tx) =>
    (await runChecks(tx, campaignChecks)).flatMap((check) => check.findings.map(({ detail }) => detail)),
  );

describe('entering a 锦鲤 draw', () => {
  it('spends one chance and pays once, however often it is asked', async () => {
    const id = await publishKoi();
    const memberId = world.member(2);
    await allTogether(12, async () => await enter(id, memberId));
    expect(await enter(id, memberId, '别的')).toMatchObject({ entered: true, chances: 1, draws: 0 });
    expect((await balances(world.platform.database.read, memberId)).coins).toBe(2);
    await drawDue();
    expect(await shown(memberId)).toMatchObject({ entrants: 1, mine: { entered: true } });
    expect(await listCampaignEntrants(world.deps, { params: { id: id }, query: {} })).toEqual({
      items: [],
      nextCursor: null,
    });
  });

  it('is refused without a chance, when the draw is due, and for a campaign that everybody draws from', async () => {
    const id = await publishKoi();
    await expect(enter(id, world.member(0))).rejects.toMatchObject({ name: 'NO_CHANCE_LEFT' });
    const lottery = await world.publish([mug(1)]);
    await expect(enter(lottery, world.member(1))).rejects.toMatchObject({ name: 'CAMPAIGN_NOT_ENTERED' });
    await expect(world.draw(id, world.member(1))).rejects.toMatchObject({ name: 'CAMPAIGN_NOT_DRAWN' });
    await expect(endCampaign(world.deps, id, '林晓')).rejects.toMatchObject({
      name: 'CAMPAIGN_ENDS_BY_DRAW',
    });
    world.clock.advance(HOUR_MS);
    await expect(enter(id, world.member(1))).rejects.toMatchObject({ name: 'CAMPAIGN_ENDED' });
    await drawDue();
    expect(await getCampaignProof(world.deps, { params: { id: id } })).toMatchObject({
      entrants: 0,
      draws: 0,
    });
  });
});

/** A database that calls `meanwhile` once, outside the job's transactions, when a list of entrants was first read. */
function withEntrantsRead(meanwhile: () => Promise<unknown>) {
  const { database } = world.platform;
  let isRead = false;
  const read = database.read.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const isList = result.rows.some((row) => 'clientSeed' in row);
      if (isList && !isRead) {
        isRead = true;
        await meanwhile();
      }
      return result;
    },
  });
  return { ...world.platform, database: { ...database, read } };
}

describe('the number of entrants', () => {
  it('is counted from those who entered or left since the last count', async () => {
    const id = await publishKoi();
    const members = Array.from({ length: 5 }, () => world.member(1));
    const counted = async () => {
      const reads = await world.platform.database.transaction(async (tx) => {
        const before = await entriesRead(tx);
        await countEntrantChanges(tx, 100);
        return (await entriesRead(tx)) - before;
      });
      return [(await getCampaignProof(world.deps, { params: { id } })).entrants, reads];
    };
    await allTogether(5, async (index) => await enter(id, members[index] ?? ''));
    expect(await counted()).toEqual([5, 0]);
    const [gone = ''] = members;
    await world.platform.database.transaction(async (tx) => await eraseCampaignDevices(tx, gone));
    await enter(id, world.member(1));
    await enter(id, world.member(1));
    expect(await counted()).toEqual([6, 0]);
    expect(await counted()).toEqual([6, 0]);
  });
});

/** The number of entries that a transaction has read. */
async function entriesRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
    where relname = 'campaign_members'`.execute(tx);
  return rows[0]?.read ?? 0;
}

describe('the 锦鲤 draw', () => {
  it('hashes the list without keeping anybody waiting, and again if somebody left meanwhile', async () => {
    const id = await publishKoi();
    const members = Array.from({ length: 4 }, () => world.member(1));
    for (const memberId of members) await enter(id, memberId);
    world.clock.advance(HOUR_MS);
    const [leaving = ''] = members;
    let hasLeft = false;
    const platform = withEntrantsRead(async () => {
      // Waits for a lock on the list, if the job holds one.
      await world.platform.database.transaction(async (tx) => await eraseCampaignDevices(tx, leaving));
      hasLeft = true;
    });
    const deps = { ...world.deps, platform };
    await drawDueKoi(deps, (due) => endCampaign(world.deps, due, 'clock'), new AbortController().signal);
    expect(hasLeft).toBe(true);
    expect(await getCampaignProof(world.deps, { params: { id } })).toMatchObject({ entrants: 3, draws: 1 });
    expect(await findings()).toEqual([]);
  });

  it('has one winner, whom anyone computes from the public list and the seed', async () => {
    const id = await publishKoi();
    const members = Array.from({ length: 30 }, () => world.member(1));
    await allTogether(30, async (index) => await enter(id, members[index] ?? ''));
    const [gone = ''] = members;
    await world.platform.database.transaction(async (tx) => await eraseCampaignDevices(tx, gone));
    world.clock.advance(HOUR_MS);
    await allTogether(4, drawDue);
    const proof = await getCampaignProof(world.deps, { params: { id: id } });
    const { items } = await listCampaignEntrants(world.deps, { params: { id: id }, query: { limit: 100 } });
    const text = items.map(({ pseudonym, clientSeed }) => `${pseudonym}|${clientSeed}`).join('\n');
    expect(proof).toMatchObject({ entrants: 29, draws: 1 });
    expect(createHash('sha256').update(text).digest('hex')).toBe(proof.entrantsHash);
    const { content } = await downloadCampaignEntrants(world.deps, { params: { id } });
    expect(await streamText(content)).toBe(text);
    const { roll, index } = koiWinner(proof.seed ?? '', {
      campaignId: id,
      entrantsHash: proof.entrantsHash ?? '',
      entrants: 29,
    });
    const [link] = await selectChain(world.platform.database.read, id, { after: 0, limit: 2 });
    expect(link?.draw).toMatchObject({ pseudonym: items[index]?.pseudonym, roll, prizeId: 'mug' });
    expect(await findings()).toEqual([]);
  });

  it('goes on after a crash between closing the list and drawing, with the list that was published', async () => {
    const id = await publishKoi();
    await allTogether(5, async () => await enter(id, world.member(1)));
    world.clock.advance(HOUR_MS);
    const { database } = world.platform;
    let transactions = 0;
    const killed = {
      ...database,
      transaction: async (work: Parameters<typeof database.transaction>[0]) => {
        transactions += 1;
        // The first transaction counts, the second closes the list. The server dies before the third commits.
        return await database.transaction(async (tx) => {
          const answer = await work(tx);
          if (transactions === 3) throw new Error('killed');
          return answer;
        });
      },
    };
    const dying = {
      ...world.deps,
      platform: { ...world.platform, database: killed as typeof database },
    };
    await expect(
      drawDueKoi(dying, (id) => endCampaign(dying, id, 'clock'), new AbortController().signal),
    ).rejects.toMatchObject({ errors: [new Error('killed')] });
    const before = await getCampaignProof(world.deps, { params: { id: id } });
    expect(before).toMatchObject({ entrants: 5, draws: 0, seed: null });
    const late = await together(1, async () => await enter(id, world.member(1)));
    expect(late[0]).toMatchObject({ status: 'rejected' });
    await drawDue();
    const after = await getCampaignProof(world.deps, { params: { id: id } });
    expect(after).toMatchObject({ entrants: 5, draws: 1, entrantsHash: before.entrantsHash });
    expect(await findings()).toEqual([]);
  });

  it('rule 6.45: a campaign that fails does not stop the others', async () => {
    const { read } = world.platform.database;
    const ids = [await publishKoi(), await publishKoi(), await publishKoi()];
    for (const id of ids) await enter(id, world.member(1));
    // Without its odds no winner can be drawn.
    await sql`alter table campaign_odds disable trigger user`.execute(read);
    await sql`delete from campaign_odds where campaign_id = ${ids[0]}`.execute(read);
    world.clock.advance(HOUR_MS);
    await expect(drawDue()).rejects.toThrow(AggregateError);
    const draws = await Promise.all(
      ids.map(async (id) => (await getCampaignProof(world.deps, { params: { id } })).draws),
    );
    expect(draws).toEqual([0, 1, 1]);
    await sql`alter table campaign_odds enable trigger user`.execute(read);
    await sql`update campaigns set draws_at = 'infinity' where id = ${ids[0]}`.execute(read);
  });

  it('loses nobody between the hash and the draw: a member who leaves waits for a list that is being closed', async () => {
    const id = await publishKoi();
    const members = Array.from({ length: 3 }, () => world.member(1));
    for (const memberId of members) await enter(id, memberId);
    world.clock.advance(HOUR_MS);
    const { database } = world.platform;
    const [hashed, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let leaving: Promise<unknown> = Promise.resolve();
    const slow = {
      ...database,
      transaction: async (work: Parameters<typeof database.transaction>[0]) =>
        await database.transaction(async (tx) => {
          const answer = await work(tx);
          const { rows } =
            await sql`select from campaigns where id = ${id} and entrants_hash is not null`.execute(tx);
          if (rows.length > 0) {
            hashed.resolve();
            await left.promise;
          }
          return answer;
        }),
    };
    const deps = { ...world.deps, platform: { ...world.platform, database: slow as typeof database } };
    const drawing = drawDueKoi(
      deps,
      (ended) => endCampaign(world.deps, ended, 'clock'),
      new AbortController().signal,
    );
    await hashed.promise;
    for (const memberId of members)
      leaving = Promise.all([
        leaving,
        database.transaction(async (tx) => await eraseCampaignDevices(tx, memberId)),
      ]);
    left.resolve();
    await drawing;
    await leaving;
    expect(await getCampaignProof(world.deps, { params: { id } })).toMatchObject({ entrants: 3, draws: 1 });
    expect(await findings()).toEqual([]);
  });

  it('is visibly wrong when an entrant is added behind the hash', async () => {
    const id = await publishKoi();
    await allTogether(3, async () => await enter(id, world.member(1)));
    world.clock.advance(HOUR_MS);
    await drawDue();
    await sql`
      insert into campaign_members (campaign_id, member_id, pseudonym, device, created_at, entered_at, client_seed)
      values (${id}, ${world.member(0)}::uuid, 'added', 'x', now(), now(), 'x')`.execute(
      world.platform.database.read,
    );
    expect((await findings()).join()).toContain('the list of entrants or the winner is another');
  });
});
