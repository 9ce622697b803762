import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileChecks } from '../../src/composition/reconcile-checks.ts';
import { siteFigureCounters } from '../../src/composition/ports/site-figure-counters.ts';
import { prizeStock } from '../../src/composition/ports/campaign-deps.ts';
import { reconcile } from '../../src/modules/ledger/module.ts';
import { TestSystem } from '../../test/system/test-system.ts';
import { seedLife } from './seed.ts';

const ports = { orders: prizeStock, counters: siteFigureCounters };

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
  expect(await seedLife(system.platform, ports)).toBe(true);
});
afterAll(() => system.stop());

const findings = async () =>
  (await reconcile(system.platform.database, reconcileChecks)).flatMap((check) => check.findings);

describe('the demo after some months', () => {
  it('has a true ledger, fair draws and files that exist', async () => {
    expect(await findings()).toEqual([]);
  });

  it('has forty members, two hundred votes, and questions of members', async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::integer from members) as members,
        (select count(*)::integer from poll_votes) as votes,
        (select sum(voters)::integer from polls) as voters,
        (select sum(votes)::integer from poll_options o
          where not exists (select from polls p where p.id = o.poll_id and p.max_choices > 1)) as counted,
        (select count(*)::integer from poll_proposals where state = 'waiting') as waiting,
        (select count(*)::integer from group_attachments) as photos`.execute(system.platform.database.read);
    const [counts] = rows;
    expect(counts?.['members']).toBeGreaterThanOrEqual(40);
    expect(counts?.['votes']).toBeGreaterThanOrEqual(200);
    expect(counts?.['voters']).toBe(counts?.['votes']);
    expect(counts).toMatchObject({ waiting: 3, photos: 5 });
  });

  it('shows what was counted on the landing page at once, and many in the ranking', async () => {
    expect((await system.get('getSiteFigures')).answers).toBeGreaterThanOrEqual(100);
    const { items } = await system.get('listCampaigns', { query: { state: 'ended' } });
    expect(items.map(({ winners }) => winners.length > 0)).toEqual([true, true, true]);
    expect(items.map(({ face }) => face)).toContain('quiz');
  });

  it('has winners in every running campaign that has drawn, and entrants in the other', async () => {
    const { items } = await system.get('listCampaigns', { query: { state: 'running' } });
    const won = items.map(({ face, winners }) => [face, winners.length > 0] as const);
    expect(Object.fromEntries(won)).toEqual({
      lottery: true,
      quiz: true,
      christmas: true,
      duanwu: true,
      koi: false,
    });
    const { campaign } = await system.get('getCampaign', { params: { face: 'koi' } });
    expect(campaign?.entrants).toBeGreaterThan(5);
  });

  it('lets nobody do more in campaigns than the rules allow, or in the future', async () => {
    const { rows } = await sql`
      select (select count(*)::integer from campaign_draws d where not exists (
          select from campaign_chances c where c.campaign_id = d.campaign_id and c.member_id = d.member_id
            and c.draw = d.number and c.earned_at <= d.drawn_at)) as unearned,
        (select count(*)::integer from campaign_draws d join campaign_odds o
          on o.campaign_id = d.campaign_id and o.version = d.version where d.drawn_at < o.published_at) as unannounced,
        (select count(*)::integer from campaign_draws where drawn_at > ${system.clock.now()}) as early,
        (select count(*)::integer from quiz_tries where submitted_at > ${system.clock.now()} or submitted_at > until
          or submitted_at is null) as untimely,
        (select count(*)::integer from campaign_unsealed) as unsealed`.execute(system.platform.database.read);
    expect(rows).toEqual([{ unearned: 0, unannounced: 0, early: 0, untimely: 0, unsealed: 0 }]);
  });

  it('changes nothing when it runs again', async () => {
    const count = async () =>
      (
        await sql`select (select count(*) from ledger_transfers) as transfers, (select count(*) from messages) as messages,
          (select count(*) from campaigns) as campaigns`.execute(system.platform.database.read)
      ).rows;
    const before = await count();
    expect(await seedLife(system.platform, ports)).toBe(false);
    expect(await count()).toEqual(before);
  });
});
