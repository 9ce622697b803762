import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlState } from '../../../platform/database/retry.ts';
import { runChecks } from '../../ledger/reconcile/reconcile.ts';
import { endCampaign } from '../authoring/end-campaign.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { type CampaignWorld, campaignWorld, coins } from '../../../../test/campaign/campaign-world.ts';
import { allTogether } from '../../../../test/together.ts';
import { nextHead } from './chain.ts';
import { campaignChecks } from './reconcile-campaigns.ts';
import { sealAllDraws, sealDraws } from './seal-draws.ts';

let world: CampaignWorld;
let campaignId: string;
beforeAll(async () => {
  world = await campaignWorld();
  campaignId = await world.publish([coins(300_000)]);
  for (let count = 0; count < 8; count += 1) await world.draw(campaignId, world.member(1));
  await sealDraws(world.deps, campaignId);
});
afterAll(() => world.stop());

const details = async (db: Tx): Promise<string[]> =>
  (await runChecks(db, campaignChecks)).flatMap(({ findings }) => findings.map(({ detail }) => detail));

/** Changes rows as a person with write access by SQL can. Returns the findings of reconcile, and rolls back. */
async function told(change: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const undo = new Error('The database is left as it was.');
  let found: string[] = [];
  const running = world.platform.database.transaction(async (tx) => {
    for (const table of ['campaign_draws', 'campaign_seals', 'campaign_odds'])
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
    await change(tx);
    found = await details(tx);
    throw undo;
  });
  await expect(running).rejects.toBe(undo);
  return found;
}

it('the chain is whole, and stays so when draws are sealed in several turns', async () => {
  await world.draw(campaignId, world.member(1));
  await sealDraws(world.deps, campaignId);
  expect(await told(async () => undefined)).toEqual([]);
});

it('goes on although a server of an older version sealed draws and left their notes', async () => {
  const { database } = world.platform;
  for (let count = 0; count < 3; count += 1) await world.draw(campaignId, world.member(1));
  await sql`create table left_notes as select * from campaign_unsealed`.execute(database.read);
  await sealDraws(world.deps, campaignId);
  await sql`insert into campaign_unsealed select * from left_notes`.execute(database.read);
  await world.draw(campaignId, world.member(1));
  const { signal } = new AbortController();
  await allTogether(2, async () => await sealAllDraws(world.deps, signal));
  expect(await told(async () => undefined)).toEqual([]);
  const { rows } = await sql`select from campaign_unsealed where campaign_id = ${campaignId}`.execute(
    database.read,
  );
  expect(rows).toEqual([]);
  await sql`drop table left_notes`.execute(database.read);
});

it('a draw without a note, which a migration missed, is noted by the next one and sealed', async () => {
  const { database } = world.platform;
  await world.draw(campaignId, world.member(1));
  await sql`delete from campaign_unsealed`.execute(database.read);
  await sealDraws(world.deps, campaignId);
  expect((await told(async () => undefined)).join()).not.toBe('');
  const file = new URL('../../../../migrations/0167_campaign.sql', import.meta.url);
  const [heal = ''] = (await readFile(file, 'utf8')).split('-- down');
  await database.run(`begin; ${heal}; commit`);
  await sealDraws(world.deps, campaignId);
  expect(await told(async () => undefined)).toEqual([]);
});

it.each([
  [
    'another result',
    sql`update campaign_draws set prize_id = 'coins', consolation = 0 where prize_id is null`,
  ],
  ['another roll', sql`update campaign_draws set roll = roll + 1`],
  ['another client seed', sql`update campaign_draws set client_seed = '改过'`],
  ['another seal', sql`update campaign_seals set head = encode(sha256('x'), 'hex') where position = 3`],
])('is visibly broken by %s', async (_, change) => {
  expect((await told(async (tx) => await change.execute(tx))).join()).toMatch(/draw \d was changed/);
});

it('is visibly broken by a draw that is removed, and a draw that is added spent no chance', async () => {
  const removed = await told(async (tx) => {
    await sql`delete from campaign_draws where id = (select draw_id from campaign_seals where position = 4)`.execute(
      tx,
    );
  });
  expect(removed.join()).toContain('draw 4 was removed');
  const added = await told(async (tx) => {
    await sql`
      insert into campaign_draws select campaign_id, member_id, number + 1, gen_random_uuid(), pseudonym, client_seed,
        version, 0, 'coins', 0, drawn_at from campaign_draws limit 1`.execute(tx);
  });
  expect(added.join()).toContain('draw 2 of campaign');
});

it('a seal that is undone by a crash is made by the next turn, with the same head', async () => {
  const { database } = world.platform;
  await world.draw(campaignId, world.member(1));
  const crash = new Error('The server dies before it commits.');
  const dying: typeof database = {
    ...database,
    transaction: (work, settings) =>
      database.transaction(async (tx) => {
        await work(tx);
        throw crash;
      }, settings),
  };
  const chain = async () =>
    await sql<{ position: number; head: string }>`
      select position, head from campaign_seals where campaign_id = ${campaignId} order by position`.execute(
      database.read,
    );
  const { rows: before } = await chain();
  const deps = { ...world.deps, platform: { ...world.platform, database: dying } };
  await expect(sealDraws(deps, campaignId)).rejects.toBe(crash);
  expect((await chain()).rows).toEqual(before);
  await sealDraws(world.deps, campaignId);
  const { rows: after } = await chain();
  expect(after.slice(0, -1)).toEqual(before);
  expect(after).toHaveLength(before.length + 1);
  expect(await told(async () => undefined)).toEqual([]);
});

it('servers that seal at the same time seal each draw once, and each draw that comes is sealed', async () => {
  const draws = Array.from({ length: 4 }, async () => await world.draw(campaignId, world.member(1)));
  const sealing = Array.from({ length: 4 }, async () => await sealDraws(world.deps, campaignId));
  await Promise.all([...draws, ...sealing]);
  await sealAllDraws(world.deps, new AbortController().signal);
  const { rows } = await sql<{ draws: number; seals: number; waiting: number }>`
    select (select count(*) from campaign_draws) as draws, (select count(*) from campaign_seals) as seals,
      (select count(*) from campaign_unsealed) as waiting`.execute(world.platform.database.read);
  expect(rows).toEqual([{ draws: expect.any(Number), seals: rows[0]?.draws, waiting: 0 }]);
  expect(await told(async () => undefined)).toEqual([]);
});

it('reports a draw that someone keeps out of the chain', async () => {
  await world.draw(campaignId, world.member(1));
  const found = await told(async (tx) => await sql`delete from campaign_unsealed`.execute(tx));
  expect(found.join()).toContain('is kept out of the chain');
  await sealDraws(world.deps, campaignId);
});

it('finds draws that were rewritten together with all their seals, once the seed is public', async () => {
  await endCampaign(world.deps, campaignId, '林晓');
  const found = await told(async (tx) => {
    await sql`update campaign_draws set roll = 0 where id = (
      select draw_id from campaign_seals order by position desc limit 1)`.execute(tx);
    const { rows } = await sql<{ position: number; before: string }>`
      select position, (select head from campaign_seals b where b.position = s.position - 1) as before
      from campaign_seals s order by position desc limit 1`.execute(tx);
    const [last] = rows;
    const draw = await tx
      .selectFrom('campaign_draws')
      .selectAll()
      .where('roll', '=', 0)
      .executeTakeFirstOrThrow();
    const head = nextHead(last?.before ?? '', last?.position ?? 0, {
      ...draw,
      clientSeed: draw.client_seed,
      prizeId: draw.prize_id,
    });
    await sql`update campaign_seals set head = ${head} where position = ${last?.position}`.execute(tx);
  });
  expect(found.join()).toContain('follow from the seed');
});

it.each(['campaign_draws', 'campaign_odds', 'campaign_seals'])('%s can’t be changed', async (table) => {
  const error: unknown = await sql
    .raw(`delete from ${table}`)
    .execute(world.platform.database.read)
    .catch((caught: unknown) => caught);
  expect(sqlState(error)).toBe('YL005');
});
