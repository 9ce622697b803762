import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';

const TRIAL = 'Ying7yOng3Sw';
const application = { text: '我每天用备忘录记账，想试试更省事的办法', photos: [] };

let system: TestSystem;
let reviewer: ConsoleSession;
let members = 100;
beforeAll(async () => {
  system = await TestSystem.start();
  reviewer = await signInOperator(system, 'reviewer');
});
afterAll(() => system.stop());

/** A new member's application for the trial. */
const applied = async (): Promise<{ id: string; member: { token: string; deviceId: string } }> => {
  const member = await system.signIn(freshMobile((members += 1)));
  reviewer = await signInOperator(system, 'reviewer');
  const { sessionId: id } = await system.get('startParticipation', { body: { taskHashId: TRIAL } }, member);
  await system.get('submitTaskActivity', { params: { hashId: TRIAL }, body: application }, member);
  return { id, member };
};
const act = async (name: 'approveHandIn' | 'returnHandIn' | 'rejectHandIn', id: string, reason = '') =>
  (await consoleCall(system, name, { params: { id }, body: { reason }, key: system.key() }, reviewer))
    .outcome;
const list = async (query: Record<string, string | number> = {}) =>
  (await consoleCall(system, 'listHandIns', { query }, reviewer)).data;
const ids = async (): Promise<string[]> => (await list({ limit: 100 })).items.map(({ id }) => id);
const read = async (id: string) =>
  (await consoleCall(system, 'getHandIn', { params: { id } }, reviewer)).data;

it('14.18 a decided submission leaves the queue and isn’t decided again', async () => {
  const { id } = await applied();
  expect(await ids()).toContain(id);
  expect(await read(id)).toMatchObject({ what: 'application', isWaiting: true, text: application.text });
  expect(await act('rejectHandIn', id)).toBe('ACT_REASON_MISSING');
  expect(await act('rejectHandIn', id, '名额给了别人')).toBe('OK');
  expect(await ids()).not.toContain(id);
  expect(await act('approveHandIn', id)).toBe('HAND_IN_DECIDED');
  expect(await read(id)).toMatchObject({
    isWaiting: false,
    history: [{ verdict: 'reject', operator: 'reviewer', reason: '名额给了别人' }],
  });
});

it('14.18 what was asked for again comes back when the member hands in anew', async () => {
  const { id, member } = await applied();
  expect(await act('returnHandIn', id, '请多写一点')).toBe('OK');
  expect(await ids()).not.toContain(id);
  await system.get('submitTaskActivity', { params: { hashId: TRIAL }, body: application }, member);
  expect(await ids()).toContain(id);
  expect(await act('approveHandIn', id)).toBe('OK');
  expect(await ids()).not.toContain(id);
  expect((await read(id)).application).toBe(application.text);
});

it('a dry run says what a proof pays, and nobody’s hand-in is found by another id', async () => {
  const { id } = await applied();
  const call = { params: { id }, body: { dryRun: true }, key: system.key() };
  const { data } = await consoleCall(system, 'approveHandIn', call, reviewer);
  expect(data.changes).toMatchObject([{ field: 'state', before: '申请待审核' }]);
  expect(await ids()).toContain(id);
  expect(await act('approveHandIn', '01990000-0000-7000-8000-00000000ffff')).toBe('NOT_FOUND');
});

it('submissions are listed by age, page by page, each once, by task and kind', async () => {
  await applied();
  await applied();
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({
      limit: 1,
      ...(cursor !== null && { cursor }),
    });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual(await ids());
  expect(new Set(seen).size).toBe(seen.length);
  expect((await list({ what: 'application', taskId: TRIAL })).count).toBeGreaterThanOrEqual(2);
  expect((await list({ what: 'proof', taskId: TRIAL })).items).toEqual([]);
});

it('14.91 those after a submission are found also once it is decided, with the same filters', async () => {
  const { id } = await applied();
  const { id: next } = await applied();
  const query = { what: 'application', taskId: TRIAL, after: id };
  expect((await list(query)).items.map((each) => each.id)).toEqual([next]);
  expect(await act('rejectHandIn', id, '名额给了别人')).toBe('OK');
  expect((await list(query)).items.map((each) => each.id)).toEqual([next]);
  expect((await list({ ...query, what: 'proof' })).items).toEqual([]);
  expect((await list({ ...query, after: next })).items).toEqual([]);
  const unknown = { query: { after: '01990000-0000-7000-8000-00000000ffff' } };
  expect((await consoleCall(system, 'listHandIns', unknown, reviewer)).outcome).toBe('NOT_FOUND');
});

it('14.7 prepared reasons are offered for each verdict', async () => {
  const { data } = await consoleCall(system, 'listHandInReasons', {}, reviewer);
  expect(new Set(data.items.map(({ verdict }) => verdict))).toEqual(new Set(['approve', 'return', 'reject']));
});
