import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_MEMBERS } from '../../modules/identity/module.ts';
import { balances } from '../../modules/ledger/module.ts';
import {
  consoleCall,
  type ConsoleInput,
  type ConsoleSession,
  signInOperator,
} from '../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../test/system/test-system.ts';
import { findBrokenActs, sealActs } from './act-store.ts';

let system: TestSystem;
let finance: ConsoleSession;
let support: ConsoleSession;
const member = DEMO_MEMBERS.oldMember.id;

beforeAll(async () => {
  system = await TestSystem.start();
  finance = await signInOperator(system, 'finance');
  support = await signInOperator(system, 'support');
});
afterAll(() => system.stop());

const coins = async (): Promise<number> => (await balances(system.platform.database.read, member)).coins;
const acts = async (): Promise<number> =>
  (await consoleCall(system, 'listOperatorActs', { query: { subject: member, limit: 100 } }, support)).data
    .items.length;

const correct = (
  amount: number,
  more: { reason?: string; seen?: string; dryRun?: boolean; key?: string } = {},
  session = finance,
) => {
  const { key = system.key(), reason = '活动漏发', ...rest } = more;
  const body = { input: { coins: amount }, reason, ...rest };
  return consoleCall(system, 'correctMemberCoins', { params: { id: member }, body, key }, session);
};

it('14.7 a dry run says what would change, and changes nothing', async () => {
  const [before, count] = [await coins(), await acts()];
  const { data } = await correct(30, { dryRun: true, reason: '' });
  expect(data).toMatchObject({ state: 'planned', id: null, needsSecond: false });
  expect(data.changes).toEqual([
    { field: 'coins', label: '金币', before: String(before), after: String(before + 30) },
  ]);
  expect([await coins(), await acts()]).toEqual([before, count]);
});

it('14.7 an act with the same key happens once, also at the same time; with another body it is refused', async () => {
  const before = await coins();
  const key = system.key();
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => correct(10, { key })));
  expect(new Set(outcomes.map(({ data }) => data.id)).size).toBe(1);
  expect(await coins()).toBe(before + 10);
  expect((await correct(11, { key })).outcome).toBe('IDEMPOTENCY_CONFLICT');
  expect(await coins()).toBe(before + 10);
});

it('14.8 an act is refused when the state that the operator saw has changed', async () => {
  const { data } = await correct(5, { dryRun: true });
  await correct(1);
  expect((await correct(5, { seen: data.seen })).outcome).toBe('ACT_STATE_CHANGED');
  const again = await correct(5, { dryRun: true });
  expect((await correct(5, { seen: again.data.seen })).outcome).toBe('OK');
});

it('14.8 an act that touches money or people needs a reason, and what fails leaves no trace', async () => {
  const [before, count] = [await coins(), await acts()];
  expect((await correct(5, { reason: ' ' })).outcome).toBe('ACT_REASON_MISSING');
  expect((await correct(-before - 1)).outcome).toBe('BALANCE_TOO_LOW');
  expect([await coins(), await acts()]).toEqual([before, count]);
});

it('14.9 the audit log holds who, from where, what, before, after and why, in the words of the act', async () => {
  const before = await coins();
  await correct(-7, { reason: '重复发放' });
  const { data } = await consoleCall(system, 'listOperatorActs', { query: { subject: member } }, support);
  expect(data.items[0]).toMatchObject({
    operator: 'finance',
    act: 'reward correct',
    kind: 'member',
    before: { coins: String(before) },
    after: { coins: String(before - 7) },
    labels: { coins: '金币' },
    reason: '重复发放',
    agreedBy: null,
    address: expect.stringMatching(/^10\./u),
  });
});

const decide = (
  id: 'agreeToRequest' | 'refuseRequest',
  requestId: string | null,
  session: ConsoleSession,
) => {
  const input: ConsoleInput<typeof id> = { params: { id: requestId ?? '' }, body: { reason: '已核对名单' } };
  return consoleCall(system, id, input, session);
};

it('14.10 a large correction waits for a second person with the right, who isn’t the asker', async () => {
  const before = await coins();
  const key = system.key();
  const asked = await correct(5_001, { key });
  expect(asked.data).toMatchObject({ state: 'asked', needsSecond: true });
  expect((await correct(5_001, { key })).data.id).toBe(asked.data.id);
  expect((await correct(5_001, {}, support)).outcome).toBe('OPERATOR_FORBIDDEN');
  expect(await coins()).toBe(before);
  expect((await decide('agreeToRequest', asked.data.id, finance)).outcome).toBe('REQUEST_OWN');
  expect((await decide('agreeToRequest', asked.data.id, support)).outcome).toBe('OPERATOR_FORBIDDEN');
  const admin = await signInOperator(system, 'admin');
  expect((await decide('agreeToRequest', asked.data.id, admin)).data).toMatchObject({ state: 'done' });
  expect(await coins()).toBe(before + 5_001);
  expect((await decide('agreeToRequest', asked.data.id, admin)).outcome).toBe('REQUEST_DECIDED');
  const { data } = await consoleCall(system, 'listOperatorActs', { query: { subject: member } }, admin);
  expect(data.items[0]).toMatchObject({ operator: 'finance', agreedBy: 'admin' });
});

it('14.10 a request runs on the state that was seen, and can be refused or taken back', async () => {
  const admin = await signInOperator(system, 'admin');
  const stale = await correct(6_000);
  await correct(1);
  expect((await decide('agreeToRequest', stale.data.id, admin)).outcome).toBe('ACT_STATE_CHANGED');
  expect((await decide('refuseRequest', stale.data.id, admin)).outcome).toBe('OK');
  expect((await decide('agreeToRequest', stale.data.id, admin)).outcome).toBe('REQUEST_DECIDED');
  const mine = { params: { id: (await correct(6_000)).data.id ?? '' } };
  expect((await consoleCall(system, 'takeRequestBack', mine, admin)).outcome).toBe('OPERATOR_FORBIDDEN');
  expect((await consoleCall(system, 'takeRequestBack', mine, finance)).outcome).toBe('OK');
});

it('14.9 asking, refusing and taking back are rows of the log; an agreed act says from where each of both was', async () => {
  const admin = await signInOperator(system, 'admin');
  const ask = async () =>
    await consoleCall(
      system,
      'correctMemberCoins',
      {
        params: { id: member },
        body: { input: { coins: 6_000 }, reason: '活动漏发' },
        key: system.key(),
        address: '203.0.113.7',
      },
      finance,
    );
  const newest = async () =>
    (await consoleCall(system, 'listOperatorActs', { query: { subject: member } }, admin)).data.items[0];
  const refused = await ask();
  expect(await newest()).toMatchObject({
    operator: 'finance',
    act: 'request ask',
    kind: 'member',
    after: { requested: 'reward correct', coins: String((await coins()) + 6_000) },
    labels: { coins: '金币' },
    reason: '活动漏发',
    address: '203.0.113.7',
  });
  await decide('refuseRequest', refused.data.id, admin);
  const words = { reason: '已核对名单', after: { requested: 'reward correct' }, agreedBy: null };
  expect(await newest()).toMatchObject({ operator: 'admin', act: 'request refuse', ...words });
  const own = await ask();
  await consoleCall(system, 'takeRequestBack', { params: { id: own.data.id ?? '' } }, finance);
  expect(await newest()).toMatchObject({ operator: 'finance', act: 'request take-back', reason: null });
  const agreed = await ask();
  const input = { params: { id: agreed.data.id ?? '' }, body: { reason: '已核对名单' } };
  await consoleCall(system, 'agreeToRequest', { ...input, address: '198.51.100.9' }, admin);
  expect(await newest()).toMatchObject({
    operator: 'finance',
    act: 'reward correct',
    address: '203.0.113.7',
    agreedBy: 'admin',
    agreedFrom: '198.51.100.9',
    agreedReason: '已核对名单',
  });
  expect(await findBrokenActs(system.platform.database.read, 10)).toEqual([]);
});

it('14.10 a request ends after 72 hours', async () => {
  const asked = await correct(6_000);
  system.clock.advance(72 * 3_600_000);
  finance = await signInOperator(system, 'finance');
  support = await signInOperator(system, 'support');
  const admin = await signInOperator(system, 'admin');
  expect((await decide('agreeToRequest', asked.data.id, admin)).outcome).toBe('REQUEST_DECIDED');
});

it('14.85 while a request waits, nobody asks for the same act on the same object, and the refusal names it', async () => {
  const admin = await signInOperator(system, 'admin');
  const asked = await correct(6_000);
  const waiting = { id: asked.data.id, askedBy: 'finance', askedAt: system.clock.now().toISOString() };
  system.clock.advance(60_000);
  for (const more of [{}, { dryRun: true }]) {
    const again = await correct(7_000, more, admin);
    expect(again).toMatchObject({ outcome: 'REQUEST_WAITS', data: waiting });
  }
  expect((await correct(10)).outcome).toBe('OK');
  const other = {
    params: { id: DEMO_MEMBERS.newMember.id },
    body: { input: { coins: 6_000 }, reason: '活动漏发' },
  };
  const elsewhere = await consoleCall(system, 'correctMemberCoins', { ...other, key: system.key() }, admin);
  expect(elsewhere.data).toMatchObject({ state: 'asked' });
  expect((await decide('refuseRequest', asked.data.id, admin)).outcome).toBe('OK');
  expect((await correct(7_000, {}, admin)).data).toMatchObject({ state: 'asked' });
});

it('14.85 of requests at the same moment one is stored; after 72 hours another can be made', async () => {
  system.clock.advance(72 * 3_600_000);
  finance = await signInOperator(system, 'finance');
  const admin = await signInOperator(system, 'admin');
  const answers = await Promise.all([finance, admin, finance].map((session) => correct(6_000, {}, session)));
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['OK', 'REQUEST_WAITS', 'REQUEST_WAITS']);
  system.clock.advance(72 * 3_600_000);
  finance = await signInOperator(system, 'finance');
  support = await signInOperator(system, 'support');
  expect((await correct(6_000)).data).toMatchObject({ state: 'asked' });
});

it('14.13 showing personal data needs a reason and stands in the audit log', async () => {
  const body = { reason: '会员来电核对身份' };
  const input = { params: { id: member }, body };
  const { data } = await consoleCall(system, 'showPersonalData', input, support);
  expect(data.mobile).toBe(DEMO_MEMBERS.oldMember.mobile);
  const log = await consoleCall(system, 'listOperatorActs', { query: { act: 'member show' } }, support);
  expect(log.data.items[0]).toMatchObject({ operator: 'support', subject: member, labels: {}, ...body });
  const masked = await consoleCall(system, 'getOperatorMember', { params: { id: member } }, support);
  expect(JSON.stringify(masked.data)).not.toContain(DEMO_MEMBERS.oldMember.mobile);
});

it.each([
  ['a changed row', sql`update operator_acts set reason = '别的' where number = 2`],
  [
    'another place of who agreed',
    sql`update operator_acts set agreed_from = '192.0.2.1' where agreed_from is not null`,
  ],
  [
    'another reason of who agreed',
    sql`update operator_acts set agreed_reason = '没有看' where agreed_reason is not null`,
  ],
  [
    'a reason of who agreed that was taken away',
    sql`update operator_acts set agreed_reason = null where agreed_reason is not null`,
  ],
  ['a removed row', sql`delete from operator_acts where number = 2`],
  ['removed newest rows', sql`delete from operator_acts where number > 2`],
])('14.9 reconcile finds %s', async (_what, tamper) => {
  const { database, clock } = system.platform;
  await sealActs(database.read, clock.now());
  expect(await findBrokenActs(database.read, 10)).toEqual([]);
  const undo = new Error('The database is left as it was.');
  const found: string[] = [];
  await expect(
    database.transaction(async (tx) => {
      await sql`alter table operator_acts disable trigger user`.execute(tx);
      await tamper.execute(tx);
      found.push(...(await findBrokenActs(tx, 10)));
      throw undo;
    }),
  ).rejects.toBe(undo);
  expect(found).not.toEqual([]);
});
