import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  consoleCall,
  type ConsoleInput,
  type ConsoleSession,
  signInOperator,
} from '../../../../test/operator/console-calls.ts';
import { completeDelivery, DELIVERY, startDelivery } from '../../../../test/survey/delivery-survey.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';

const UNKNOWN = '01990000-0000-7000-8000-00000000ffff';

let system: TestSystem;
let reviewer: ConsoleSession;
let mobiles = 9_600;
beforeAll(async () => {
  system = await TestSystem.start();
  reviewer = await signInOperator(system, 'reviewer');
});
afterAll(() => system.stop());

const join = async () => await system.signIn(freshMobile((mobiles += 1)));
const list = async (query: NonNullable<ConsoleInput<'listTaskParticipations'>['query']> = {}) =>
  await consoleCall(
    system,
    'listTaskParticipations',
    { query: { taskId: DELIVERY, limit: 100, ...query } },
    reviewer,
  );
const page = async (id: string) =>
  await consoleCall(system, 'getParticipation', { params: { id } }, reviewer);
const show = async (id: string, { reason = '核对质量问题', by = reviewer } = {}) =>
  await consoleCall(system, 'showParticipationAnswers', { params: { id }, body: { reason } }, by);

describe('rule 14.68: the participations of a task', () => {
  it('are listed newest first, by result and source, page by page, each once', async () => {
    const done = await completeDelivery(system, await join());
    const open = await startDelivery(system, await join());
    const ids = async (query: Record<string, string | number>) =>
      (await list(query)).data.items.map(({ id }) => id);
    const all = await ids({});
    expect(all.indexOf(open)).toBeLessThan(all.indexOf(done.id));
    expect(all.indexOf(open)).toBeGreaterThanOrEqual(0);
    expect(await ids({ result: 1 })).toContain(done.id);
    expect(await ids({ result: 1 })).not.toContain(open);
    expect(await ids({ source: 'member', result: 0 })).toContain(open);
    expect(await ids({ source: 'agent' })).not.toContain(done.id);
    const paged: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const { data } = await list({ limit: 1, ...(cursor && { cursor }) });
      expect(data.count).toBe(all.length);
      paged.push(...data.items.map(({ id }) => id));
      cursor = data.nextCursor;
    }
    expect(paged).toEqual(all);
  });

  it('that come by an open link name no member', async () => {
    const sid = 'Lie4biao7Ren';
    await sql`
      insert into open_links (sid, task_id, active, created_at)
      select ${sid}, id, true, now() from tasks where hash_id = ${DELIVERY}`.execute(
      system.platform.database.read,
    );
    await system.get('enterByOpenLink', { body: { sid } });
    const { data } = await list({ source: 'openLink' });
    expect(data.items).toMatchObject([{ memberId: null, memberCode: null, source: 'openLink', result: 0 }]);
    expect((await page(data.items[0]?.id ?? '')).data).toMatchObject({ memberId: null, transfers: [] });
  });

  it('have a page with the times of their pages, the verdict with its evidence, and the coins with their cause', async () => {
    const { id } = await completeDelivery(system, await join());
    const { data } = await page(id);
    expect(data).toMatchObject({
      id,
      taskId: DELIVERY,
      result: 1,
      coins: 40,
      earningState: 'available',
      answersState: 'shown',
      heldPay: null,
      quality: { matrices: 0, duplicates: 0 },
      qualityChanges: [{ points: 1, ruleNumber: '4.27' }],
      transfers: [{ coins: 40, pendingCoins: 0 }],
    });
    expect(data.qualityChanges[0]?.evidence.map(({ label }) => label)).toContain('用时');
    expect(data.pages.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(data.pages.at(-1)?.seconds).toBe(40);
    expect(data.answers).toEqual(
      expect.arrayContaining([
        { key: 'received', label: '最近三个月收到过快递吗？', value: '收到过', isMasked: false },
        {
          key: 'matters',
          label: '这几样，对你来说哪个更重要？',
          value: '态度好、送得快、包装完好、送到门口',
          isMasked: false,
        },
      ]),
    );
  });

  it('are not found when there is no such task or participation', async () => {
    expect((await list({ taskId: 'Bu2cunZai0a1' })).outcome).toBe('NOT_FOUND');
    expect((await page(UNKNOWN)).outcome).toBe('NOT_FOUND');
    expect((await list({ cursor: '1' })).outcome).toBe('FIELD_WRONG');
  });
});

describe('rule 14.68: answers that may be personal', () => {
  it('are masked until somebody with the right and a reason sees them, which is in the audit log', async () => {
    const good = '打我电话 13812345678';
    const { id } = await completeDelivery(system, await join(), { good });
    const { data } = await page(id);
    expect(data.answers.find(({ key }) => key === 'good')).toMatchObject({ value: '', isMasked: true });
    expect(JSON.stringify(data)).not.toContain('13812345678');
    expect((await show(id, { reason: '' })).outcome).not.toBe('OK');
    const researcher = await signInOperator(system, 'researcher');
    expect((await show(id, { by: researcher })).outcome).toBe('OPERATOR_FORBIDDEN');
    const shown = await show(id);
    expect(shown.data.answers.find(({ key }) => key === 'good')).toMatchObject({ value: good });
    const log = await consoleCall(system, 'listOperatorActs', { query: { subject: id } }, reviewer);
    expect(log.data.items).toMatchObject([
      { act: 'task answers', kind: 'participation', operator: 'reviewer', reason: '核对质量问题' },
    ]);
    expect(JSON.stringify(log.data)).not.toContain('13812345678');
  });

  it('are shown to nobody before they are handed in, or after the member withdrew their consent', async () => {
    const open = await startDelivery(system, await join());
    expect((await page(open)).data).toMatchObject({ answersState: 'notHandedIn', answers: [] });
    expect((await show(open)).outcome).toBe('NOT_FOUND');
    const { id } = await completeDelivery(system, await join());
    await sql`update participations set consent_withdrawn_at = ${system.clock.now()} where id = ${id}`.execute(
      system.platform.database.read,
    );
    expect((await page(id)).data).toMatchObject({ answersState: 'withdrawn', answers: [] });
    expect((await show(id)).outcome).toBe('NOT_FOUND');
  });
});
