import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { balances } from '../../ledger/module.ts';
import { holdPay } from '../quality/held-pay.ts';
import { endParticipation } from '../../task/module.ts';

const PAIPAI = 'Pai2zAo5cAn9';

let system: TestSystem;
let reviewer: ConsoleSession;
let nth = 9_000;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

/** A complete whose pay waits for review. */
const held = async (): Promise<{ id: string; memberId: string }> => {
  const member = await system.signIn(freshMobile((nth += 1)));
  reviewer = await signInOperator(system, 'reviewer');
  const { id: memberId } = await system.get('getAccount', {}, member);
  const { sessionId: id } = await system.get('startParticipation', { body: { taskHashId: PAIPAI } }, member);
  const { database, clock } = system.platform;
  const at = clock.now();
  await database.transaction(async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from tasks where hash_id = ${PAIPAI}`.execute(tx);
    await holdPay(tx, { memberId, id, taskId: rows[0]?.id ?? '' }, { overlapSeconds: 30, at });
    const pendingUntil = new Date(at.getTime() + 7 * 86_400_000);
    const outcome = { result: 1 as const, detail: 'parallel' as const, pendingUntil, at };
    await endParticipation(tx, system.platform, { memberId, id }, outcome);
  });
  return { id, memberId };
};
const act = async (name: 'payHeld' | 'refuseHeld', id: string, reason = '') =>
  (await consoleCall(system, name, { params: { id }, body: { reason }, key: system.key() }, reviewer))
    .outcome;
const list = async (query: Record<string, string | number> = {}) =>
  (await consoleCall(system, 'listHeldPay', { query }, reviewer)).data;
const coinsOf = async (memberId: string) => {
  const { coins, pendingCoins } = await balances(system.platform.database.read, memberId);
  return { coins, pendingCoins };
};

it('held pay is listed by age, page by page, each once', async () => {
  const [one, two] = [await held(), await held()];
  const first = await list({ limit: 1 });
  expect(first.items).toMatchObject([{ id: one.id, taskId: PAIPAI, overlapSeconds: 30 }]);
  const second = await list({ limit: 1, cursor: first.nextCursor ?? '' });
  expect(second).toMatchObject({ items: [{ id: two.id }], nextCursor: null });
});

it('held pay is paid once, and then not refused', async () => {
  const { id, memberId } = await held();
  const { pendingCoins } = await coinsOf(memberId);
  expect(await act('payHeld', id)).toBe('OK');
  expect(await coinsOf(memberId)).toEqual({ coins: pendingCoins, pendingCoins: 0 });
  expect(await act('refuseHeld', id, '互相复制')).toBe('HELD_PAY_DECIDED');
  expect((await list({ limit: 100 })).items.map((row) => row.id)).not.toContain(id);
});

it('held pay is refused only with a reason, and nothing is paid', async () => {
  const { id, memberId } = await held();
  expect(await act('refuseHeld', id)).toBe('ACT_REASON_MISSING');
  expect(await act('refuseHeld', id, '两份的答案互相复制')).toBe('OK');
  expect(await coinsOf(memberId)).toEqual({ coins: 0, pendingCoins: 0 });
  expect(await act('payHeld', id)).toBe('HELD_PAY_DECIDED');
  expect(await act('payHeld', '01990000-0000-7000-8000-00000000ffff')).toBe('NOT_FOUND');
});

it('held pay has a page before and after its decision, and the audit log leads to it', async () => {
  const { id, memberId } = await held();
  const read = async () => (await consoleCall(system, 'getHeldPay', { params: { id } }, reviewer)).data;
  expect(await read()).toMatchObject({ id, memberId, state: 'waiting', overlapSeconds: 30, decidedAt: null });
  expect((await read()).coins).toBeGreaterThan(0);
  await act('refuseHeld', id, '互相复制');
  expect(await read()).toMatchObject({ state: 'refused', decidedAt: expect.any(String) });
  const { data } = await consoleCall(system, 'listOperatorActs', { query: { subject: id } }, reviewer);
  expect(data.items[0]).toMatchObject({ act: 'task held refuse', kind: 'heldPay' });
  const unknown = { params: { id: '01990000-0000-7000-8000-00000000ffff' } };
  expect((await consoleCall(system, 'getHeldPay', unknown, reviewer)).outcome).toBe('NOT_FOUND');
});
