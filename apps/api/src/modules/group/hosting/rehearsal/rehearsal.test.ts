import { errors } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { reconcileChecks } from '../../../../composition/reconcile-checks.ts';
import { reconcile } from '../../../ledger/module.ts';
import { type Hosting, section, startHosting } from '../../../../../test/group/hosting.ts';
import { rehearse } from '../../../../../test/group/rehearse.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

const DAY_MS = 24 * 60 * 60_000;
const db = () => system.platform.database.read;

/** A draft with two topics. Its first section has a vote. */
async function startDraft(): Promise<Hosting> {
  const hosting = await startHosting(system);
  const { topics, revision } = await hosting.addTopics([2, 2]);
  const params = { groupId: hosting.groupId, sectionId: topics[0]?.sections[0]?.id ?? '' };
  const vote = {
    title: '你最看重哪一点',
    kind: 'single' as const,
    minChoices: 1,
    maxChoices: 1,
    resultsShown: 'afterVote' as const,
    options: ['方便', '营养'],
  };
  await system.get(
    'updateGuideSection',
    { params, body: { revision, section: section({ vote }) } },
    hosting.host,
  );
  return hosting;
}

const paramsOf = ({ groupId }: Hosting) => ({ params: { groupId } });

const start = (hosting: Hosting) => rehearse(system, hosting);

/** The host, in the rehearsal. */
const enter = async (hosting: Hosting, hash: string): Promise<Asker> => {
  const { ticket } = await system.get('createRehearsalTicket', paramsOf(hosting), hosting.host);
  const { token } = await system.get('loginGroupWithTicket', { params: { hash }, body: { ticket } });
  return { token };
};

const nameOf = async (call: Promise<{ code: number }>) => {
  const { code } = await call;
  return Object.entries(errors).find(([, error]) => error.code === code)?.[0] ?? 'OK';
};

/** The tables with rows of this group. The row of an ended sign-in stays, but it holds only times. */
async function traces(id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; column: string }>`
    select c.table_name as name, c.column_name as column from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
      and c.table_name <> 'session_families'
      and c.column_name in ('id', 'group_id', 'rehearsal_of')`.execute(db());
  const found: string[] = [];
  for (const { name, column } of rows) {
    const hit = await sql`
      select from ${sql.table(name)} where ${sql.ref(column)} = ${id} limit 1`.execute(db());
    if (hit.rows.length > 0) found.push(name);
  }
  return found;
}

/** The number of messages, payments and tasks on walls so far. */
const written = async (): Promise<unknown> => {
  const { rows } = await sql`
    select (select count(*) from messages) as messages, (select count(*) from group_texts) as texts,
      (select count(*) from ledger_transfers) as transfers, (select count(*) from group_rewards) as rewards,
      (select count(*) from tasks) as tasks, (select count(*) from participations) as participations`.execute(
    db(),
  );
  return rows[0];
};

const runJobs = async (): Promise<void> => {
  for (const name of ['group.announce', 'group.settle', 'group.end-rehearsals'])
    await system.platform.jobs.handlerOf(name)?.({}, { id: 'cron', attempt: 0 });
};

const idOf = async (hash: string): Promise<string> =>
  (
    await db()
      .selectFrom('discussion_groups')
      .select('id')
      .where('task_hash', '=', hash)
      .executeTakeFirstOrThrow()
  ).id;

describe('rule 6.40: a rehearsal', () => {
  it('fills desk, coverage and radar with what scripted respondents answered', async () => {
    const hosting = await startDraft();
    const rehearsal = await start(hosting);
    expect(rehearsal).toMatchObject({ guideChanged: false, respondents: 8, answers: 26 });
    const host = await enter(hosting, rehearsal.hash);
    const me = await system.get('getGroupMe', {}, host);
    expect(me).toMatchObject({
      rehearsalOf: hosting.groupId,
      identity: { firstVisit: false },
      mobile: '',
      group: { name: '彩排 · 早餐习惯' },
    });
    const { items } = await system.get('listHostResponses', { query: { limit: 50 } }, host);
    expect(items).toHaveLength(26);
    const { cells } = await system.get('getVoiceCoverage', { query: { attribute: 'city' } }, host);
    expect(new Set(cells.map(({ value }) => value))).toEqual(
      new Set(['成都', '上海', '北京', '西安', '广州', null]),
    );
    const { items: radar } = await system.get('getFollowUpRadar', { query: {} }, host);
    expect(new Set(radar.map(({ kind }) => kind))).toEqual(
      new Set(['unanswered', 'thin', 'contradicted', 'silent']),
    );
    for (const { kind, responseId, answer } of radar)
      expect(answer).toBe(
        kind === 'contradicted' ? items.find(({ id }) => id === responseId)?.content : null,
      );
  });

  it('lets the host see it as one respondent, who has to answer first', async () => {
    const hosting = await startDraft();
    const { hash } = await start(hosting);
    const host = await enter(hosting, hash);
    const { items } = await system.get('listGroupMembers', { query: {} }, host);
    const silent = items.find(({ name }) => name.startsWith('南乔'));
    const headers = { 'z-view-as': silent?.id ?? '' };
    const { items: topics } = await system.get('listTopics', { query: {}, headers }, host);
    expect(topics.map(({ progress }) => progress)).toMatchObject([{ answered: 0 }, { answered: 0 }]);
  });

  it('is met by nothing of the group, pays nobody, writes to nobody and counts nowhere', async () => {
    const hosting = await startDraft();
    const before = await hosting.group();
    const already = await written();
    const { hash } = await start(hosting);
    const id = await idOf(hash);
    const host = await enter(hosting, hash);
    const [topic] = (await system.get('listHostTopics', { query: {} }, host)).items;
    const reminded = await system.get('remindGroupMembers', { body: { topicId: topic?.id ?? '' } }, host);
    expect([reminded.reminded, reminded.byText]).toEqual([0, 0]);
    const [answer] = (await system.get('listHostResponses', { query: {} }, host)).items;
    const body = { clientId: system.platform.random.uuid(), content: '为什么？', mustAnswer: true };
    await system.get('createFollowUp', { params: { id: answer?.id ?? '' }, body }, host);
    expect(await hosting.group()).toEqual(before);
    const { items: hosted } = await system.get('listHostedGroups', {}, hosting.host);
    expect(hosted.map((group) => group.id)).toEqual([hosting.groupId]);
    const { items: mine } = await system.get('listMyGroups', { query: {} }, hosting.host);
    expect(mine.map((group) => group.hash)).not.toContain(hash);
    await runJobs();
    expect(await written()).toEqual(already);
    const results = await reconcile(system.platform.database, reconcileChecks);
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
    expect((await traces(id)).length).toBeGreaterThan(0);
  });

  it('leaves no trace when its host ends it, and its sessions end', async () => {
    const hosting = await startDraft();
    const { hash } = await start(hosting);
    const id = await idOf(hash);
    const host = await enter(hosting, hash);
    expect(await system.get('endRehearsal', paramsOf(hosting), hosting.host)).toEqual({ rehearsal: null });
    expect(await traces(id)).toEqual([]);
    expect((await system.call('getGroupMe', {}, host)).status).toBe(401);
    expect(await nameOf(system.call('getGroup', { params: { hash } }))).toBe('NOT_FOUND');
    expect(await system.get('getRehearsal', paramsOf(hosting), hosting.host)).toEqual({ rehearsal: null });
    expect(await nameOf(system.call('createRehearsalTicket', paramsOf(hosting), hosting.host))).toBe(
      'NOT_FOUND',
    );
  });

  it('is replaced by the next one, and says when the guide changed since', async () => {
    const hosting = await startDraft();
    const first = await start(hosting);
    const id = await idOf(first.hash);
    await hosting.addTopics([1]);
    const { rehearsal } = await system.get('getRehearsal', paramsOf(hosting), hosting.host);
    expect(rehearsal?.guideChanged).toBe(true);
    expect(await start(hosting)).toMatchObject({ guideChanged: false, answers: 33 });
    expect(await traces(id)).toEqual([]);
  });

  it('ends when the group opens, by a host or by its schedule, and can not be held from then on', async () => {
    const hosting = await startDraft();
    await hosting.move('invite');
    const early = await idOf((await start(hosting)).hash);
    await hosting.move('open');
    expect(await traces(early)).toEqual([]);
    expect(await nameOf(system.call('startRehearsal', paramsOf(hosting), hosting.host))).toBe(
      'REHEARSAL_TOO_LATE',
    );
    const other = await startDraft();
    await other.move('invite');
    const scheduled = await idOf((await start(other)).hash);
    system.clock.advance(DAY_MS);
    await runJobs();
    expect(await traces(scheduled)).toEqual([]);
  });

  it('ends after a day', async () => {
    const hosting = await startDraft();
    const id = await idOf((await start(hosting)).hash);
    system.clock.advance(DAY_MS);
    await runJobs();
    expect(await traces(id)).toEqual([]);
  });

  it('ends when it closes if the previous release began it, which stored no end of its own', async () => {
    const hosting = await startDraft();
    const id = await idOf((await start(hosting)).hash);
    const closesAt = new Date(system.clock.now().getTime() + DAY_MS);
    await sql`delete from group_rehearsals where group_id = ${id}`.execute(db());
    await sql`update discussion_groups set closes_at = ${closesAt} where id = ${id}`.execute(db());
    const { rehearsal } = await system.get('getRehearsal', paramsOf(hosting), hosting.host);
    expect(rehearsal?.endsAt).toBe(closesAt.toISOString());
    system.clock.advance(DAY_MS);
    await runJobs();
    expect(await traces(id)).toEqual([]);
  });

  it('rule 6.45: one that cannot end does not keep the others from ending', async () => {
    const [stuck, other] = [await startDraft(), await startDraft()];
    await start(stuck);
    const id = await idOf((await start(other)).hash);
    const { read } = system.platform.database;
    await sql
      .raw(`
      create function break_rehearsal() returns trigger language plpgsql as $$
      begin
        if old.rehearsal_of = '${stuck.groupId}' then raise exception 'broken'; end if;
        return old;
      end $$`)
      .execute(read);
    await sql`
      create trigger break_rehearsal before delete on discussion_groups
      for each row execute function break_rehearsal()`.execute(read);
    system.clock.advance(DAY_MS);
    await expect(runJobs()).rejects.toThrow(AggregateError);
    await sql`drop function break_rehearsal cascade`.execute(read);
    expect(await traces(id)).toEqual([]);
    await runJobs();
  });

  it('needs a question, and a host of the group', async () => {
    const hosting = await startHosting(system);
    expect(await nameOf(system.call('startRehearsal', paramsOf(hosting), hosting.host))).toBe('GUIDE_EMPTY');
    const member = await system.signIn(freshMobile(77));
    expect(await nameOf(system.call('startRehearsal', paramsOf(hosting), member))).toBe('NOT_A_HOST');
  });

  it('shows a stranger with its address no way in', async () => {
    const hosting = await startDraft();
    const { hash } = await start(hosting);
    const member = await system.signIn(freshMobile(78));
    expect(await nameOf(system.call('createGroupTicket', { params: { hash } }, member))).toBe('NOT_INVITED');
    expect(await nameOf(system.call('createGroupTicket', { params: { hash } }, hosting.host))).toBe(
      'NOT_INVITED',
    );
  });
});
