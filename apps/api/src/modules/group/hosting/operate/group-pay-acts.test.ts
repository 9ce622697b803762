import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payTests } from '../../../../../test/group/paying.ts';
import {
  consoleCall,
  type ConsoleSession,
  signInOperator,
} from '../../../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../../../test/system/test-system.ts';

let system: TestSystem;
let pay: ReturnType<typeof payTests>;
let finance: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
  pay = payTests(system);
});
afterAll(() => system.stop());

/** A closed and tallied group of one person. */
const closed = async (): Promise<{ hash: string; groupId: string }> => {
  const mobile = pay.nextMobile();
  await system.signIn(mobile);
  const open = await pay.openGroup([mobile]);
  await pay.answerAll(open, mobile);
  await open.hosting.move('close');
  await pay.payJob();
  finance = await signInOperator(system, 'finance');
  return { hash: (await open.hosting.group()).hash, groupId: open.hosting.groupId };
};
type PayAct = 'confirmGroupPay' | 'holdGroupPay' | 'releaseGroupPay' | 'refuseGroupPay' | 'takeOutOfGroupPay';
const act = async (name: PayAct, id: string, input?: object, reason = '回答有疑问') => {
  const body = { ...(input && { input }), reason };
  return await consoleCall(system, name, { params: { id }, body, key: system.key() }, finance);
};
const read = async (id: string) =>
  (await consoleCall(system, 'getOperatorGroup', { params: { id } }, finance)).data;
const list = async (query: Record<string, string | number | boolean>) =>
  (await consoleCall(system, 'listOperatorGroups', { query }, finance)).data;

it('14.23 a pay-out is held, released and confirmed once; the job then pays it', async () => {
  const { hash } = await closed();
  expect(await read(hash)).toMatchObject({ state: 'closed', pay: 'waiting', people: 1 });
  expect((await act('holdGroupPay', hash, undefined, ' ')).outcome).toBe('ACT_REASON_MISSING');
  expect((await act('holdGroupPay', hash)).outcome).toBe('OK');
  expect((await act('confirmGroupPay', hash)).outcome).toBe('PAY_HELD');
  expect(await read(hash)).toMatchObject({ pay: 'held', stoppedBy: 'finance', stopReason: '回答有疑问' });
  expect((await act('releaseGroupPay', hash)).outcome).toBe('OK');
  expect((await act('releaseGroupPay', hash)).outcome).toBe('PAY_NOT_HELD');
  expect((await list({ payWaits: true, limit: 100 })).items.map(({ id }) => id)).toContain(hash);
  const confirmed = await act('confirmGroupPay', hash);
  expect(confirmed.data.changes).toContainEqual(expect.objectContaining({ field: 'people', after: '1' }));
  expect((await act('confirmGroupPay', hash)).outcome).toBe('PAY_CONFIRMED');
  await pay.payJob();
  expect((await read(hash)).rewards).toMatchObject([{ state: 'paid' }]);
});

it('14.23 a person is taken out once, and a refused pay-out pays nobody', async () => {
  const { hash } = await closed();
  const personId = (await read(hash)).rewards[0]?.id;
  const takenOut = await act('takeOutOfGroupPay', hash, { personId });
  expect(takenOut.outcome).toBe('OK');
  const { nickname } = (await read(hash)).rewards[0] ?? {};
  expect(takenOut.data.changes).toContainEqual(expect.objectContaining({ field: 'person', after: nickname }));
  expect(await read(hash)).toMatchObject({ takenOut: 1, rewards: [{ takenOutReason: '回答有疑问' }] });
  expect((await act('refuseGroupPay', hash)).outcome).toBe('OK');
  expect((await act('refuseGroupPay', hash)).outcome).toBe('PAY_REFUSED');
  await pay.payJob();
  expect((await read(hash)).rewards).toMatchObject([{ state: 'nothing' }]);
  expect((await act('takeOutOfGroupPay', hash, { personId })).outcome).toBe('PAY_SETTLED');
});

it('14.23 a pay-out above 200,000 coins waits for a second person', async () => {
  const { hash, groupId } = await closed();
  await sql`update group_rewards set coins = 200001 where group_id = ${groupId}`.execute(
    system.platform.database.read,
  );
  expect((await act('confirmGroupPay', hash)).data).toMatchObject({ state: 'asked', needsSecond: true });
  expect(await read(hash)).toMatchObject({ pay: 'waiting' });
});

it('groups are listed by state and name, page by page, each once', async () => {
  const all = await list({ limit: 100 });
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({
      limit: 2,
      ...(cursor !== null && { cursor }),
    });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual(all.items.map(({ id }) => id));
  expect(all.count).toBe(seen.length);
  expect((await list({ state: 'closed' })).items.every(({ state }) => state === 'closed')).toBe(true);
  expect((await list({ keyword: all.items[0]?.name ?? '' })).items.length).toBeGreaterThan(0);
});
