import type { ConsoleQueryOf } from '@yayan/contract/console';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';

let system: TestSystem;
let admin: ConsoleSession;
const ids: string[] = [];
const joined: Date[] = [];
/** The number of a member in `ids`. */
type Nth = 0 | 1 | 2 | 3 | 4;

const list = async (query: ConsoleQueryOf<'listOperatorMembers'> = {}) =>
  (await consoleCall(system, 'listOperatorMembers', { query }, admin)).data;
/** Which of the members of this test a list has, in its order. */
const listed = async (query: ConsoleQueryOf<'listOperatorMembers'>): Promise<number[]> =>
  (await list(query)).items.map(({ id }) => ids.indexOf(id)).filter((nth) => nth >= 0);
const idOf = (nth: Nth): string => ids[nth] ?? '';
const change = async (nth: Nth, changed: { blocked_at?: Date; suspended_until?: Date }): Promise<void> => {
  await system.platform.database.transaction((tx) =>
    tx.updateTable('members').set(changed).where('id', '=', idOf(nth)).execute(),
  );
};
const inHours = (hours: number): Date => new Date(system.clock.now().getTime() + hours * 3_600_000);

beforeAll(async () => {
  system = await TestSystem.start();
  for (let nth = 0; nth < 5; nth += 1) {
    system.clock.advance(60_000);
    joined.push(system.clock.now());
    const member = await system.signIn(freshMobile(7700 + nth));
    ids.push((await system.get('getAccount', {}, member)).id);
  }
  admin = await signInOperator(system, 'admin');
});
afterAll(() => system.stop());

it('14.59 all members are listed page by page, the newest first', async () => {
  const pages: number[][] = [];
  let cursor: string | null | undefined;
  while (pages.length < 3) {
    const page = await list({ limit: 2, ...(cursor && { cursor }) });
    pages.push(page.items.map(({ id }) => ids.indexOf(id)));
    cursor = page.nextCursor;
  }
  expect(pages.flat().filter((nth) => nth >= 0)).toEqual([4, 3, 2, 1, 0]);
  const { items, count, countIsCapped } = await list({ limit: 100 });
  expect([items.length, countIsCapped]).toEqual([count, false]);
  expect(JSON.stringify(items)).not.toContain(freshMobile(7700));
});

it('14.59 filters of the time of joining include its first moment and not its last', async () => {
  const between = { joinedFrom: joined[1]?.toISOString() ?? '', joinedUntil: joined[3]?.toISOString() ?? '' };
  expect(await listed(between)).toEqual([2, 1]);
  expect(await list(between)).toMatchObject({ count: 2 });
});

it('14.59 a state lists those who are suspended now, who wait for deletion, or whose account is closed', async () => {
  await change(0, { suspended_until: inHours(2) });
  await change(1, { suspended_until: inHours(24) });
  await change(2, { suspended_until: inHours(-1) });
  await change(3, { blocked_at: system.clock.now(), suspended_until: inHours(24) });
  expect(await listed({ state: 'suspended' })).toEqual([1, 0]);
  expect(await listed({ state: 'suspended', joinedUntil: joined[1]?.toISOString() ?? '' })).toEqual([0]);
  expect(await listed({ state: 'closed' })).toEqual([3]);
  const call = { params: { id: idOf(4) }, body: { reason: '本人要求' }, key: system.key() };
  expect((await consoleCall(system, 'startMemberClosing', call, admin)).outcome).toBe('OK');
  expect(await listed({ state: 'closing' })).toEqual([4]);
  expect(await listed({ state: 'closing', joinedUntil: joined[4]?.toISOString() ?? '' })).toEqual([]);
  const { items } = await list({ state: 'closing' });
  expect(items.every(({ closesAt }) => closesAt !== null)).toBe(true);
});

it('14.59 the other filters choose from the members that a search finds', async () => {
  expect(await listed({ find: freshMobile(7703) })).toEqual([3]);
  expect(await listed({ find: freshMobile(7703), state: 'closed' })).toEqual([3]);
  expect(await listed({ find: freshMobile(7703), state: 'closing' })).toEqual([]);
});
