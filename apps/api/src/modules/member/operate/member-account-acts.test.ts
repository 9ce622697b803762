import { afterAll, beforeAll, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { checkCharacter } from '../real-name/id-number.ts';
import { ID_CONSENT_VERSION } from '../real-name/id-verification.ts';

let system: TestSystem;
let support: ConsoleSession;
let admin: ConsoleSession;
let nth = 0;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const join = async () => {
  nth += 1;
  const mobile = freshMobile(7000 + nth);
  const member = await system.signIn(mobile);
  // Sessions of operators end after 30 minutes.
  support = await signInOperator(system, 'support');
  admin = await signInOperator(system, 'admin');
  return { ...member, mobile, id: (await system.get('getAccount', {}, member)).id };
};
type Joined = Awaited<ReturnType<typeof join>>;
type MemberAct =
  | 'decideIdCheck'
  | 'resetIdCheck'
  | 'changeLostMobile'
  | 'startMemberClosing'
  | 'stopMemberClosing'
  | 'speedMemberClosing';
const ask = (name: MemberAct, { id }: Joined, input?: object, by = admin, key = system.key()) => {
  const body = { ...(input && { input }), reason: '核对过本人' };
  return consoleCall(system, name, { params: { id }, body, key }, by);
};
const read = async ({ id }: Joined) =>
  (await consoleCall(system, 'getOperatorMember', { params: { id } }, admin)).data;
const messages = async (member: Joined): Promise<string> =>
  JSON.stringify((await system.get('listMessages', { query: { limit: 20 } }, member)).items);
const idNumber = (sequence: string): string => {
  const first = `31010119900101${sequence}`;
  return `${first}${checkCharacter(first) ?? ''}`;
};
const submit = async (member: Joined, number: string) =>
  await system.outcome(
    'submitIdVerification',
    {
      body: {
        name: await system.encrypted('王小明'),
        idNumber: await system.encrypted(number),
        consentVersion: ID_CONSENT_VERSION,
        consented: true,
      },
    },
    member,
  );

it('14.28 a reset lets a member submit name and number anew with all tries, and they read why', async () => {
  const member = await join();
  expect((await ask('resetIdCheck', member)).outcome).toBe('ACT_NOTHING_CHANGES');
  expect(await submit(member, idNumber('701'))).toBe('OK');
  const { idCheck } = await read(member);
  expect(idCheck).toMatchObject({ state: 'matched', name: '王*明', triesLeft: 4 });
  expect(JSON.stringify(idCheck)).not.toContain(idNumber('701'));
  const asked = await ask('resetIdCheck', member, undefined, support);
  expect(asked.data).toMatchObject({ state: 'asked', needsSecond: true });
  expect((await ask('resetIdCheck', member)).outcome).toBe('OK');
  expect((await read(member)).idCheck).toBeNull();
  expect(await messages(member)).toContain('实名认证已重置');
  const other = await join();
  expect(await submit(other, idNumber('701'))).toBe('OK');
  expect(await submit(member, idNumber('701'))).toBe('ID_NUMBER_TAKEN');
});

it('14.28 a check without an answer is decided by hand, once', async () => {
  const member = await join();
  expect((await ask('decideIdCheck', member, { matches: true })).outcome).toBe('ID_CHECK_DECIDED');
  // The sandbox's service gives no answer about this number at first.
  expect(await submit(member, idNumber('202'))).toBe('OK');
  expect((await read(member)).idCheck).toMatchObject({ state: 'asked' });
  expect((await ask('decideIdCheck', member, { matches: true })).outcome).toBe('OK');
  expect((await read(member)).idCheck).toMatchObject({ state: 'matched' });
  expect(await messages(member)).toContain('实名认证已通过');
  expect((await ask('decideIdCheck', member, { matches: false })).outcome).toBe('ID_CHECK_DECIDED');
});

it('14.30 a lost mobile is replaced once for a key, ends all sessions, and stands in no request and no log', async () => {
  const member = await join();
  const next = freshMobile(7900);
  const asked = await ask('changeLostMobile', member, { mobile: next }, support);
  expect(asked.data.changes).toMatchObject([
    { before: `${member.mobile.slice(0, 3)}****${member.mobile.slice(-4)}` },
  ]);
  const stored = await system.platform.database.read
    .selectFrom('operator_requests')
    .selectAll()
    .where('id', '=', asked.data.id ?? '')
    .execute();
  expect(JSON.stringify(stored)).not.toContain(next);
  const key = system.key();
  const first = await ask('changeLostMobile', member, { mobile: next }, admin, key);
  const again = await ask('changeLostMobile', member, { mobile: next }, admin, key);
  expect([first.outcome, again.data.id]).toEqual(['OK', first.data.id]);
  system.clock.advance(2000);
  expect(await system.outcome('getAccount', {}, member)).toBe('UNAUTHORISED');
  expect((await ask('changeLostMobile', member, { mobile: next })).outcome).toBe('ACT_NOTHING_CHANGES');
  const other = await join();
  expect((await ask('changeLostMobile', other, { mobile: next })).outcome).toBe('MOBILE_TAKEN');
  // Masked, both look alike (rule 14.76).
  const alike = `${other.mobile.slice(0, 3)}9876${other.mobile.slice(-4)}`;
  expect((await ask('changeLostMobile', other, { mobile: alike })).outcome).toBe('OK');
  const back = await system.signIn(next);
  expect((await system.get('getAccount', {}, back)).id).toBe(member.id);
  const log = await consoleCall(
    system,
    'listOperatorActs',
    { query: { subject: member.id, limit: 50 } },
    admin,
  );
  expect(JSON.stringify(log.data)).not.toContain(next);
});

it('14.29 a deletion is started, stopped and hastened; signing in still cancels it', async () => {
  const member = await join();
  expect((await ask('stopMemberClosing', member)).outcome).toBe('CLOSING_NONE');
  expect((await ask('speedMemberClosing', member)).outcome).toBe('CLOSING_NONE');
  expect((await ask('startMemberClosing', member)).outcome).toBe('OK');
  expect((await read(member)).closing).toMatchObject({ underAge: false });
  expect((await ask('startMemberClosing', member)).outcome).toBe('CLOSING_STARTED');
  expect((await ask('stopMemberClosing', member)).outcome).toBe('OK');
  expect((await read(member)).closing).toBeNull();
  expect((await ask('startMemberClosing', member)).outcome).toBe('OK');
  await system.signIn(member.mobile);
  expect((await read(member)).closing).toBeNull();
  system.clock.advance(1000);
  expect((await ask('startMemberClosing', member)).outcome).toBe('OK');
  expect((await ask('speedMemberClosing', member)).outcome).toBe('OK');
  const { closing } = await read(member);
  expect(Date.parse(closing?.closesAt ?? '')).toBeLessThanOrEqual(system.clock.now().getTime());
});
