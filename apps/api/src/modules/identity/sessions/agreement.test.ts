import { errors, type OperationId } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentOperations } from '../../../http/document.ts';
import type { CallAnswer, Asker } from '../../../../test/calls/call-operation.ts';
import { freshMobile, type TestSystem } from '../../../../test/system/test-system.ts';
import { AGREEMENT_VERSION } from '../../legal/module.ts';
import { startTestSns, snsKinds, type TestSns } from '../../../../test/identity/test-sns.ts';

const PASSWORD = 'nong-fu-2026';
const BEFORE = '2025-01-01';

let sns: TestSns;
let system: TestSystem;
let mobiles = 0;
beforeAll(async () => {
  sns = await startTestSns();
  ({ system } = sns);
});
afterAll(() => sns.stop());

/** A member who agreed to the text before the current one. */
async function outdated(): Promise<{ mobile: string; memberId: string; member: Asker }> {
  const mobile = freshMobile((mobiles += 1));
  const member = await system.signIn(mobile);
  const { id: memberId } = await system.get('getAccount', {}, member);
  await system.platform.database.read
    .updateTable('consents')
    .set({ version: BEFORE })
    .where('member_id', '=', memberId)
    .execute();
  return { mobile, memberId, member };
}

const agree = async (asker: Asker, agreementVersion = AGREEMENT_VERSION): Promise<CallAnswer> =>
  await system.call('renewAgreement', { body: { agreementVersion, agreed: true } }, asker);
const isDue = async (asker: Asker): Promise<boolean> =>
  (await system.get('getAccount', {}, asker)).agreementDue;
const isRefused = async (asker: Asker, id: OperationId = 'getCheckin'): Promise<boolean> =>
  (await system.call(id, {}, asker)).code === errors.AGREEMENT_REQUIRED.code;
const tokenIn = ({ data }: CallAnswer): string => (data as { token: string }).token; // Every sign-in returns a session.

describe('a changed agreement', () => {
  test('a member who agreed to the current text is not asked again', async () => {
    const member = await system.signIn(freshMobile((mobiles += 1)));
    expect(await isDue(member)).toBe(false);
    expect(await isRefused(member)).toBe(false);
  });

  test('an earlier sign-in goes on, and its next account call says that an agreement is due', async () => {
    const { member } = await outdated();
    expect(await isDue(member)).toBe(true);
    expect(await isRefused(member)).toBe(false);
  });

  test.each<[string, (mobile: string, before: Asker) => Promise<Asker>]>([
    ['code', async (mobile) => await system.signIn(mobile, 'another-device-1')],
    ['password', signInByPassword],
    ['QR code', signInByQr],
    ['third-party account', signInBySns],
  ])(
    'the next sign-in by %s can call almost nothing before the consent, and everything after it',
    async (_way, come) => {
      const { mobile, member } = await outdated();
      const next = await come(mobile, member);
      expect(await isDue(next)).toBe(true);
      expect(await isRefused(next)).toBe(true);
      expect((await agree(next)).code).toBe(200);
      expect(await isDue(next)).toBe(false);
      expect(await isRefused(next)).toBe(false);
    },
  );

  test('refreshing the tokens does not evade the consent', async () => {
    const { mobile } = await outdated();
    const asker = { deviceId: `device-${mobile}` };
    system.clock.advance(61_000);
    await system.get(
      'sendAuthCode',
      { body: { mobile: await system.encrypted(mobile), purpose: 'login' } },
      asker,
    );
    const code = await system.encrypted(await system.codeOf(mobile));
    const body = { mobile: await system.encrypted(mobile), code };
    const { data } = await system.call('loginBySms', { body }, asker);
    const { refreshToken } = data as { refreshToken: string };
    const { token } = await system.get('refreshToken', { body: { refreshToken } }, asker);
    expect(await isRefused({ token })).toBe(true);
  });

  test('the consent is stored once with version and time, and the earlier one stays', async () => {
    const { member, memberId } = await outdated();
    system.clock.advance(1_000);
    const first = await agree(member);
    system.clock.advance(1_000);
    expect((await agree(member)).data).toEqual(first.data);
    expect(first.data).toMatchObject({ version: AGREEMENT_VERSION });
    const { consents } = await system.get('getPrivacy', {}, member);
    expect(consents.map(({ version, isCurrent }) => [version, isCurrent])).toEqual([
      [AGREEMENT_VERSION, true],
      [BEFORE, false],
    ]);
    const rows = await system.platform.database.read
      .selectFrom('consents')
      .select('version')
      .where('member_id', '=', memberId)
      .execute();
    expect(rows).toHaveLength(2);
  });

  test('anybody can ask which text holds, and where it is read', async () => {
    const agreement = await system.get('getAgreement');
    expect(agreement).toEqual({
      version: AGREEMENT_VERSION,
      terms: `${system.platform.config.sites.member}/agreement`,
      privacy: `${system.platform.config.sites.member}/privacy`,
    });
    const { member } = await outdated();
    expect((await agree(member, agreement.version)).code).toBe(200);
    expect(await isDue(member)).toBe(false);
  });

  test('an outdated text can’t be agreed to', async () => {
    const { member } = await outdated();
    expect((await agree(member, BEFORE)).code).toBe(errors.AGREEMENT_REQUIRED.code);
    expect(await isDue(member)).toBe(true);
  });

  test('a member who does not agree can read, export and delete their own data, and sign out', async () => {
    const { mobile, member } = await outdated();
    const before = await system.get('getAccount', {}, member);
    const next = await system.signIn(mobile, 'another-device-2');
    for (const id of [
      'getAccount',
      'getPrivacy',
      'getAccountClosing',
      'listConsignees',
      'listDevices',
    ] as const)
      expect([id, await isRefused(next, id)]).toEqual([id, false]);
    system.clock.advance(61_000);
    await system.get('sendCode', { body: { purpose: 'exportData' } }, next);
    const code = await system.encrypted(await system.codeOf(mobile));
    await system.get('checkSmsCode', { body: { purpose: 'exportData', code } }, next);
    expect(await system.get('getAccount', {}, next)).toEqual(before);
    expect((await system.call('logout', {}, next)).code).toBe(200);
  });

  test('nothing that moves value is open before the consent', () => {
    const open = documentOperations.filter(({ beforeAgreement }) => beforeAgreement);
    expect(open.filter(({ idempotent }) => idempotent)).toEqual([]);
    expect(open.filter(({ access }) => access === 'public' || access === 'optional')).toEqual([]);
  });
});

async function signInByPassword(mobile: string, before: Asker): Promise<Asker> {
  system.clock.advance(61_000);
  const purpose = 'changePassword';
  await system.get('sendCode', { body: { purpose } }, before);
  const code = await system.encrypted(await system.codeOf(mobile));
  const { checkTicket } = await system.get('checkSmsCode', { body: { purpose, code } }, before);
  const password = await system.encrypted(PASSWORD);
  await system.get('changePassword', { body: { checkTicket, password } }, before);
  const body = { mobile: await system.encrypted(mobile), password: await system.encrypted(PASSWORD) };
  return { token: (await system.get('loginByPassword', { body })).token };
}

async function signInByQr(_mobile: string, phone: Asker): Promise<Asker> {
  const desktop = { deviceId: 'desktop-browser-1' };
  const { content, ticket } = await system.get('createQrLogin', {}, desktop);
  const body = { ticket: new URL(content).searchParams.get('ticket') ?? '' };
  await system.get('scanQrLogin', { body }, phone);
  await system.get('confirmQrLogin', { body }, phone);
  return { ...desktop, token: tokenIn(await system.call('checkQrLogin', { query: { ticket } }, desktop)) };
}

async function signInBySns(_mobile: string, before: Asker): Promise<Asker> {
  const [wechat] = snsKinds;
  const bound = await sns.bind(wechat, await sns.travel(wechat, 'tang', before), before);
  expect(bound.code).toBe(200);
  const asker = { deviceId: 'another-device-3' };
  return {
    ...asker,
    token: tokenIn(await sns.finish(wechat, await sns.travel(wechat, 'tang', asker), asker)),
  };
}
