import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, signInOperator } from '../../../test/operator/console-calls.ts';
import { cast, freshMobile, TestSystem } from '../../../test/system/test-system.ts';
import type { Posting } from '../../modules/ledger/api.ts';
import { transfer } from '../../modules/ledger/module.ts';
import { dayOf, startOfDay } from '../../platform/calendar.ts';

const HOUR_MS = 3_600_000;

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
  // So that nothing crosses midnight.
  goTo(9);
});
afterAll(() => system.stop());

/** Moves the clock on to this hour of the next day. */
function goTo(hour: number): void {
  const now = system.clock.now();
  const midnight = startOfDay(dayOf(new Date(now.getTime() + 24 * HOUR_MS))).getTime();
  system.clock.advance(midnight + hour * HOUR_MS - now.getTime());
}

const counted = async () => {
  await system.platform.jobs.handlerOf('operator.day-figures')?.({}, { id: 'cron', attempt: 0 });
  const { data } = await consoleCall(system, 'getDayFigures', {}, await signInOperator(system, 'finance'));
  const valueOf = (name: (typeof data.figures)[number]['name']): number =>
    data.figures.find((figure) => figure.name === name)?.value ?? -1;
  return { ...data, valueOf };
};

const memberOf = async (mobile: string): Promise<string> => {
  const asker = await system.signIn(mobile);
  return (await system.get('getAccount', {}, asker)).id;
};

it('14.87 a member who comes twice is one active member, and each code is a message of the budget', async () => {
  const mobile = freshMobile(7901);
  await system.signIn(mobile);
  await system.signIn(mobile, 'another-device');
  await system.signIn(freshMobile(7902));
  system.clock.advance(HOUR_MS);
  const { valueOf, textMessagesADay } = await counted();
  expect(valueOf('active')).toBe(2);
  expect(valueOf('textMessages')).toBe(3);
  expect(textMessagesADay).toBeGreaterThan(3);
  goTo(0);
  expect((await counted()).valueOf('active')).toBe(0);
});

it('14.87 issued, spent and owed coins are those of the ledger; a refund issues nothing', async () => {
  goTo(9);
  const memberId = await memberOf(cast.oldMember);
  system.clock.advance(HOUR_MS);
  const before = await counted();
  const post = async (reason: Posting['reason'], amount: number): Promise<void> => {
    const id = randomUUID();
    const cause = { kind: 'exchange' as const, id, title: '话费' };
    const legs = [{ asset: 'coin' as const, amount, platform: 'exchange' as const }];
    await system.platform.database.transaction((tx) =>
      transfer(tx, { key: id, memberId, reason, cause, legs, at: system.clock.now() }),
    );
  };
  await post('earned', 700);
  await post('spent', -300);
  await post('refunded', 300);
  await post('corrected', -50);
  system.clock.advance(HOUR_MS);
  const after = await counted();
  const more = (name: 'issued' | 'spent' | 'owed') => after.valueOf(name) - before.valueOf(name);
  expect([more('issued'), more('spent'), more('owed')]).toEqual([700, 300, 650]);
  expect(after.coinsPerYuan).toBe(100);
});

it('14.60 participations are counted by how they ended', async () => {
  goTo(9);
  const { read: db } = system.platform.database;
  const { rows } = await sql<{ id: string }>`select id from members order by id limit 7`.execute(db);
  const at = system.clock.now();
  await sql`delete from participations where task_id = (select min(id::text)::uuid from tasks)`.execute(db);
  for (const [index, { id }] of rows.entries())
    await sql`
      insert into participations (member_id, id, task_id, result, result_id, device, support_code, promised_coins,
        promised_credit, promised_consolation, started_at, ended_at)
      select ${id}, ${randomUUID()}, min(tasks.id::text)::uuid, ${index + 2}, ${randomUUID()}, 1, 'DAYF-DAYF', 10, 0, 0,
        ${at}, ${at} from tasks`.execute(db);
  system.clock.advance(HOUR_MS);
  const { valueOf } = await counted();
  expect(
    ['screenedOut', 'quotaFull', 'turnedAway', 'timedOut'].map((name) => valueOf(name as never)),
  ).toEqual([1, 1, 4, 1]);
});

it('14.60 right after midnight owed coins stay, and without a count last week nothing is compared', async () => {
  goTo(0);
  const { figures } = await counted();
  const owed = figures.find(({ name }) => name === 'owed');
  expect(owed?.value).toBeGreaterThan(0);
  expect(owed?.valueBefore).toBeNull();
});
