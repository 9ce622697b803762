import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Random } from '../../platform/random.ts';
import { runs, timeFor } from '../../../test/runs.ts';
import { seededRandom } from '../../../test/seeded-random.ts';
import { cast, TestSystem } from '../../../test/system/test-system.ts';
import { AGREEMENT_VERSION } from '../legal/module.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ environment: { CALLS_A_MINUTE: '1000000' } });
});
afterAll(() => system.stop());

const asker = { deviceId: 'browser-of-a-visitor' };

describe('signing in over HTTP; every answer is checked against the document', () => {
  test('code, ticket, registration, account, refresh, logout', async () => {
    const mobile = await system.encrypted('13900009999');
    expect(await system.get('sendAuthCode', { body: { mobile, purpose: 'login' } }, asker)).toEqual({
      resendAfterSeconds: 60,
    });
    const code = await system.codeOf('13900009999');
    const login = { mobile: await system.encrypted('13900009999'), code: await system.encrypted(code) };
    const proven = await system.get('loginBySms', { body: login }, asker);
    if (proven.state !== 'unregistered') throw new Error('The mobile has an account');
    const { registerTicket } = proven;
    const first = await system.get(
      'registerBySms',
      { body: { registerTicket, agreementVersion: AGREEMENT_VERSION, agreed: true } },
      asker,
    );
    expect(await system.get('getAccount', {}, { ...asker, token: first.token })).toMatchObject({
      mobile: '139****9999',
      coins: 0,
      quality: 80,
      isNew: true,
    });
    const next = await system.get('refreshToken', { body: { refreshToken: first.refreshToken } }, asker);
    await system.get('logout', {}, { ...asker, token: next.token });
    expect(await system.call('getAccount', {}, { ...asker, token: next.token })).toMatchObject({
      status: 401,
      code: 401,
    });
    expect(
      await system.call('refreshToken', { body: { refreshToken: next.refreshToken } }, asker),
    ).toMatchObject({
      status: 401,
    });
  });

  test('rule 2.30: the same press is answered again with its key, and a malformed key is refused', async () => {
    const mobile = '13900008887';
    const sent = await system.encrypted(mobile);
    await system.get('sendAuthCode', { body: { mobile: sent, purpose: 'login' } }, asker);
    const code = await system.codeOf(mobile);
    const login = async (idempotencyKey: string) => ({
      body: { mobile: await system.encrypted(mobile), code: await system.encrypted(code) },
      idempotencyKey,
    });
    expect(await system.call('loginBySms', await login('too short'), asker)).toMatchObject({
      data: { field: 'header.Idempotency-Key', rule: 'pattern' },
    });
    const key = 'key-of-this-press-of-sign-in';
    expect((await system.call('loginBySms', await login(key), asker)).code).toBe(200);
    expect((await system.call('loginBySms', await login(key), asker)).code).toBe(200);
    expect((await system.call('loginBySms', await login(`${key}-2`), asker)).code).not.toBe(200);
  });

  test('a replayed cipher text, an unknown key id and a wrong mobile are refused with their codes, and nothing is sent', async () => {
    const mobile = await system.encrypted('13900009998');
    await system.get('sendAuthCode', { body: { mobile, purpose: 'login' } }, asker);
    const replay = await system.call('sendAuthCode', { body: { mobile, purpose: 'login' } }, asker);
    const foreign = `k1:${mobile.split(':')[1] ?? ''}`;
    const wrongKey = await system.call(
      'sendAuthCode',
      { body: { mobile: foreign, purpose: 'login' } },
      asker,
    );
    const refused = { status: 200, code: 20_001, data: null, msg: '加密信息已过期，请重新提交' };
    expect(replay).toMatchObject(refused);
    expect(wrongKey).toMatchObject(refused);
    const landline = await system.encrypted('02112345678');
    expect(
      await system.call('sendAuthCode', { body: { mobile: landline, purpose: 'login' } }, asker),
    ).toMatchObject({
      status: 200,
      code: 20_002,
    });
  });

  test('the key comes with the server’s time, so that devices with a wrong clock can encrypt fields', async () => {
    expect((await system.get('getPublicKey')).time).toBe(system.clock.now().getTime());
  });

  test('a wrong code tells how many tries are left', async () => {
    const mobile = await system.encrypted('13900009997');
    await system.get('sendAuthCode', { body: { mobile, purpose: 'login' } }, asker);
    const right = await system.codeOf('13900009997');
    const code = right === '000000' ? '000001' : '000000';
    const body = { mobile: await system.encrypted('13900009997'), code: await system.encrypted(code) };
    expect(await system.call('loginBySms', { body }, asker)).toMatchObject({
      code: 20_003,
      data: { triesLeft: 4 },
    });
  });

  test('the nickname of a demo member', async () => {
    const member = await system.signIn(cast.oldMember);
    expect(await system.get('changeNickname', { body: { nickname: '小满' } }, member)).toEqual({
      nickname: '小满',
    });
    expect(await system.call('changeNickname', { body: { nickname: '!' } }, member)).toMatchObject({
      code: 21_001,
    });
    expect((await system.get('getAccount', {}, member)).nickname).toBe('小满');
  });

  test('the home page offers a started survey, and a check-in counts as a newcomer step', async () => {
    const member = await system.signIn(cast.newMember);
    const taskHashId = 'Zao7kQ2mXn1B';
    const { sessionId } = await system.get(
      'startParticipation',
      { body: { taskHashId, consent: true } },
      member,
    );
    await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, member);
    const home = await system.get('checkHome', {}, member);
    expect(home.attention.map(({ kind, link }) => [kind, link])).toEqual([
      ['group', '/topic/join/t7Kq2mX9bLpR'],
      ['survey', `/task/go?session=${sessionId}`],
    ]);
    expect(home.newcomerSteps.map(({ step, done, coins }) => [step, done, coins])).toEqual([
      ['mobile', true, null],
      ['attributes', false, 100],
      ['firstSurvey', false, null],
      ['firstCheckin', true, null],
    ]);
    expect(home.checkedInToday).toBe(true);
  });

  test('messages, notices, banners and events', async () => {
    const member = await system.signIn(cast.respondent);
    expect(await system.get('checkNewMessages', {}, member)).toMatchObject({ messages: 0, notices: 3 });
    const { items } = await system.get('listUnreadNotices', {}, member);
    const id = items[0]?.id ?? '';
    expect((await system.get('getNotice', { params: { id } }, member)).title).toBe('关于答题中断后继续作答');
    const before = system.clock.now().toISOString();
    expect(await system.get('readNotices', { body: { scope: 'all', before } }, member)).toEqual({
      unread: 0,
      readAt: before,
    });
    expect(await system.call('checkNewMessages', {}, member)).toMatchObject({ status: 200, code: 1105 });
    expect((await system.get('listMessages', {}, member)).items).toEqual([]);
    expect(await system.get('readMessages', { body: { scope: 'all', before } }, member)).toEqual({
      unread: 0,
      readAt: before,
    });
    expect((await system.get('listBanners', { query: { place: 'home' } })).items).toHaveLength(1);
    expect((await system.get('listLoginBanners')).items).toHaveLength(1);
    expect((await system.get('listEvents')).items).toHaveLength(1);
  });

  test('A5, A15 tokens of another kind are refused', async () => {
    const member = await system.signIn(cast.oldMember);
    for (const token of [
      'x'.repeat(47),
      `ya1_${'A'.repeat(43)}`,
      `${member.token}A`,
      member.token.slice(0, -1),
    ])
      expect(await system.call('getAccount', {}, { ...member, token })).toMatchObject({
        status: 401,
        code: 401,
      });
    expect(await system.call('getAccount', {}, asker)).toMatchObject({ status: 401, code: 401 });
    expect(await system.call('getGroupMe', {}, member)).toMatchObject({ status: 403 });
  });

  const MUTANTS = runs(200, 5_000);
  test(
    `A5 of ${MUTANTS} mutants of tokens none opens anything, and each is 401`,
    async () => {
      const member = await system.signIn(cast.oldMember);
      const host = await system.signInToGroup('t7Kq2mX9bLpR', cast.host);
      const random = seededRandom(5);
      for (let n = 0; n < MUTANTS; n += 1) {
        const kind = MUTATIONS[n % MUTATIONS.length] ?? (() => '');
        const token = kind(n % 2 ? member.token : host.token, random);
        for (const id of ['getAccount', 'getGroupMe'] as const)
          expect([token, (await system.call(id, {}, { ...member, token })).status]).toEqual([token, 401]);
      }
      expect((await system.call('getAccount', {}, member)).status).toBe(200);
      expect((await system.call('getGroupMe', {}, host)).status).toBe(200);
    },
    timeFor(MUTANTS, 50),
  );
});

type Mutation = (token: string, random: Random) => string;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
/** A token signed by another issuer, which claims to identify a member. */
const signedElsewhere =
  (alg: string, kid?: string): Mutation =>
  (token, random) =>
    [
      encoded({ alg, typ: 'JWT', ...(kid !== undefined && { kid }) }),
      encoded({ sub: token, role: 1, exp: 4_102_444_800 }),
      alg === 'none' ? '' : Buffer.from(random.bytes(32)).toString('base64url'),
    ].join('.');

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const MUTATIONS: readonly Mutation[] = [
  // Replace one letter. Keep the last letter, because not all of its bits count.
  (token, random) => {
    const at = 4 + random.int(token.length - 5);
    const other = LETTERS.replace(token[at] ?? '', '');
    return token.slice(0, at) + (other[random.int(other.length)] ?? '') + token.slice(at + 1);
  },
  (token, random) => token.slice(0, 1 + random.int(token.length - 1)),
  (token, random) => token + LETTERS.slice(0, 1 + random.int(20)),
  (token, random) => token.slice(1 + random.int(10)),
  (token) => token.replace('ya1_', 'yr1_'),
  (token) => token.replace('ya1_', ''),
  (token) => `${token}.${token}`,
  (token) => `${token.slice(0, 20)} ${token.slice(20)}`,
  (token) => token.toUpperCase(),
  (_token, random) => `ya1_${Buffer.from(random.bytes(32)).toString('base64url')}`,
  (token) => token.padEnd(8_000, 'x'),
  signedElsewhere('none'),
  signedElsewhere('HS256'),
  signedElsewhere('RS256', '../../keys/token'),
  signedElsewhere('HS256', "x' or '1'='1"),
];
