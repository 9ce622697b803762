import { AdultStatus, type ErrorName, errors, PrerequisiteKind } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { cast, freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { checkCharacter } from './id-number.ts';
import { adultStatusOf, ID_CONSENT_VERSION } from './id-verification.ts';

let system: TestSystem;
let mobiles = 0;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const idNumber = (birthday: string, sequence: string): string => {
  const first = `310101${birthday}${sequence}`;
  return `${first}${checkCharacter(first) ?? ''}`;
};
const newMember = async (): Promise<Asker> => await system.signIn(freshMobile((mobiles += 1)));
const submit = async (asker: Asker, number: string, name = '王小明', change: object = {}) =>
  await system.call(
    'submitIdVerification',
    {
      body: {
        name: await system.encrypted(name),
        idNumber: await system.encrypted(number),
        consentVersion: ID_CONSENT_VERSION,
        consented: true,
        ...change,
      },
    },
    asker,
  );
const state = async (asker: Asker) => await system.get('getIdVerification', {}, asker);
const codeOf = (name: ErrorName) => errors[name].code;

describe('the real-name check', () => {
  test('at first shows no result, five tries and the consent text', async () => {
    expect(await state(await newMember())).toEqual({
      status: null,
      name: null,
      idNumber: null,
      reason: null,
      adultOn: null,
      triesLeft: 5,
      submittedAt: null,
      consentVersion: ID_CONSENT_VERSION,
    });
  });

  test('verifies an adult, masks the data everywhere, and shows the status in the account', async () => {
    const member = await newMember();
    const number = idNumber('19900101', '001');
    const answer = await submit(member, number);
    expect(answer).toMatchObject({
      code: 200,
      data: { status: AdultStatus.Valid, name: '王*明', idNumber: `3101**********${number.slice(-4)}` },
    });
    expect(await system.get('getAccount', {}, member)).toMatchObject({ verified: AdultStatus.Valid });
    expect((await submit(member, number)).code).toBe(codeOf('ID_ALREADY_VERIFIED'));
  });

  test('one number verifies one account, even with concurrent checks', async () => {
    const members = [await newMember(), await newMember(), await newMember()];
    const answers = await Promise.all(
      members.map(async (member) => await submit(member, idNumber('19900102', '001'))),
    );
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      200,
      codeOf('ID_NUMBER_TAKEN'),
      codeOf('ID_NUMBER_TAKEN'),
    ]);
  });

  test('a mismatch is shown, counts as a try, and can be tried again', async () => {
    const member = await newMember();
    const wrong = idNumber('19900103', '404');
    expect(await submit(member, wrong)).toMatchObject({
      code: codeOf('ID_NOT_MATCHED'),
      data: { triesLeft: 4 },
    });
    expect(await state(member)).toMatchObject({ status: AdultStatus.Invalid, triesLeft: 4 });
    expect((await submit(member, idNumber('19900103', '001'))).code).toBe(200);
  });

  test('allows five tries and no more, even if many come at once', async () => {
    const member = await newMember();
    const wrong = idNumber('19900104', '404');
    for (let tries = 0; tries < 4; tries += 1) await submit(member, wrong);
    const last = await Promise.all(Array.from({ length: 6 }, async () => await submit(member, wrong)));
    expect(last.filter(({ code }) => code === codeOf('ID_NOT_MATCHED'))).toHaveLength(1);
    expect((await state(member)).triesLeft).toBe(0);
    expect((await submit(member, idNumber('19900104', '001'))).code).toBe(codeOf('ID_TRIES_USED'));
  });

  test('waits for the service, then the job decides it', async () => {
    const member = await newMember();
    const number = idNumber('19900105', '202');
    expect(await submit(member, number)).toMatchObject({ data: { status: AdultStatus.PendingReview } });
    expect((await submit(member, number)).code).toBe(codeOf('ID_CHECK_WAITING'));
    system.clock.advance(61_000);
    await system.runJobs();
    expect(await state(member)).toMatchObject({ status: AdultStatus.Valid, reason: null });
  });

  test.each([
    ['19900109', '404', '实名认证未通过', '姓名和身份证号不一致'],
    ['19900109', '202', '实名认证已通过', '已核对一致'],
    ['20150109', '001', '实名信息已核对，未满 18 周岁', '2033年1月9日满 18 周岁后就可以，不用再提交'],
  ])('tells the member once what came of it: %s%s', async (birthday, sequence, title, why) => {
    const member = await newMember();
    await submit(member, idNumber(birthday, sequence));
    system.clock.advance(61_000);
    await system.runJobs();
    const { items } = await system.get('listMessages', { query: { kind: 'account' } }, member);
    expect(items).toEqual([
      expect.objectContaining({
        title,
        body: expect.stringContaining(why) as string,
        link: '/home/user#verify',
      }),
    ]);
  });

  test('of a member under 18 is invalid until their 18th birthday', async () => {
    const member = await newMember();
    const born = system.clock.now().getFullYear() - 17;
    expect(await submit(member, idNumber(`${born}0101`, '001'))).toMatchObject({
      data: {
        status: AdultStatus.Invalid,
        reason: '未满 18 周岁，暂不能兑换现金',
        adultOn: `${born + 18}-01-01`,
      },
    });
    expect((await system.get('getExchangeInfo', {}, member)).adultStatus).toBe(AdultStatus.Invalid);
    const later = { now: () => new Date(Date.UTC(born + 18, 0, 1)) };
    const { memberId } = await memberOf(member);
    expect(await adultStatusOf({ clock: later }, system.platform.database.read, memberId)).toBe(
      AdultStatus.Valid,
    );
  });

  test.each([
    ['ID_NUMBER_INVALID', '310101199001010010', '王小明', {}],
    ['ID_NOT_MATCHED', idNumber('19900106', '001'), '<b>王</b>', {}],
    ['AGREEMENT_REQUIRED', idNumber('19900106', '001'), '王小明', { consentVersion: '2020-01-01' }],
    ['FIELD_WRONG', idNumber('19900106', '001'), '王小明', { consented: false }],
    ['DECRYPTION_FAILED', idNumber('19900106', '001'), '王小明', { name: `k1:${'A'.repeat(512)}` }],
  ] as const)('%s uses no try', async (refusal, number, name, change) => {
    const member = await newMember();
    expect((await submit(member, number, name, change)).code).toBe(codeOf(refusal));
    expect((await state(member)).triesLeft).toBe(5);
  });

  test('the exchange reads it through its port, and an unmatched check counts as none', async () => {
    const member = await system.signIn(cast.respondent);
    const info = async () => (await system.get('getExchangeInfo', {}, member)).adultStatus;
    expect(await info()).toBeNull();
    await submit(member, idNumber('19900107', '404'));
    expect(await info()).toBeNull();
    await submit(member, idNumber('19900107', '001'));
    expect(await info()).toBe(AdultStatus.Valid);
    expect(Object.values(PrerequisiteKind)).toContain('adult');
  });

  test('none of its data is readable at rest', async () => {
    const number = idNumber('19900108', '001');
    await submit(await newMember(), number);
    const { rows } = await sql<{ all: string }>`
      select c::text as all from id_checks c union all select j.data::text from jobs.job j`.execute(
      system.platform.database.read,
    );
    for (const { all } of rows) expect(all).not.toMatch(/王小明|310101|19900108/);
  });
});

async function memberOf(asker: Asker): Promise<{ memberId: string }> {
  return { memberId: (await system.get('getAccount', {}, asker)).id };
}
