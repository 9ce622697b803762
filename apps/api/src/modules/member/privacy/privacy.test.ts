import { rm } from 'node:fs/promises';
import { type ConsentDocument, errors } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeDigits } from '../../../platform/calendar.ts';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { cast, freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { AGREEMENT_VERSION } from '../../legal/module.ts';
import { ID_CONSENT_VERSION } from '../real-name/id-verification.ts';
import { saveAddress, verify } from '../../../../test/member/personal-facts.ts';
import { exportOf } from '../../../../test/member/closing.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(async () => {
  await system.stop();
  await rm(system.platform.config.dataDir, { recursive: true, force: true });
});

const withdraw = async (asker: Asker, document: ConsentDocument = 'idVerification') =>
  await system.call('withdrawConsent', { body: { document } }, asker);
describe('the privacy centre', () => {
  test('names for a demo member who joined long ago the day of the first start: the current texts are younger than they', async () => {
    const member = await system.signIn(cast.respondent);
    const { joinedAt } = await system.get('getAccount', {}, member);
    const { consents } = await system.get('getPrivacy', {}, member);
    const agreed = consents.find(({ document }) => document === 'agreement');
    const daysLater = (Date.parse(agreed?.agreedAt ?? '') - Date.parse(joinedAt)) / 86_400_000;
    expect(daysLater).toBeGreaterThan(29);
  });

  test('lists consents with time and version, including the separate one', async () => {
    const member = await system.signIn(freshMobile(1));
    system.clock.advance(1_000);
    await verify(system, member, '11010519491231002X');
    const { consents } = await system.get('getPrivacy', {}, member);
    expect(consents.map(({ document, version, isCurrent }) => [document, version, isCurrent])).toEqual([
      ['idVerification', ID_CONSENT_VERSION, true],
      ['agreement', AGREEMENT_VERSION, true],
    ]);
  });

  test('withdrawing the consent to the real-name check erases name and number and keeps the record of the consent', async () => {
    const member = await system.signIn(freshMobile(21));
    system.clock.advance(1_000);
    await verify(system, member, '310101198808080017');
    const { id } = await system.get('getAccount', {}, member);
    const privacy = await withdraw(member);
    expect(privacy.data).toMatchObject({
      consents: [
        { document: 'idVerification', withdrawable: false, withdrawnAt: expect.any(String) as string },
        { document: 'agreement', withdrawable: false, withdrawnAt: null },
      ],
    });
    expect(await system.get('getIdVerification', {}, member)).toMatchObject({
      status: null,
      name: null,
      idNumber: null,
      triesLeft: 4,
    });
    expect((await system.get('getAccount', {}, member)).verified).toBeNull();
    const kept = await system.platform.database.read
      .selectFrom('id_checks')
      .select(['name_sealed', 'number_sealed'])
      .where('member_id', '=', id)
      .execute();
    const { cipher } = system.platform;
    expect(kept.map((one) => cipher.open(one.name_sealed) + cipher.open(one.number_sealed))).toEqual(['']);
    expect((await withdraw(member)).code).toBe(errors.NOT_FOUND.code);
  });

  test('a number whose consent was withdrawn can verify the same account only', async () => {
    const member = await system.signIn(freshMobile(22));
    const other = await system.signIn(freshMobile(23));
    const number = '440305199001010018';
    await verify(system, member, number);
    expect((await withdraw(member)).code).toBe(200);
    await expect(verify(system, other, number)).rejects.toThrow(String(errors.ID_NUMBER_TAKEN.code));
    await verify(system, member, number);
    expect((await system.get('getAccount', {}, member)).verified).toBe(1);
  });

  test('the agreement ends only with the account, and a consent never given can’t be withdrawn', async () => {
    const member = await system.signIn(freshMobile(24));
    for (const document of ['agreement', 'idVerification'] as const)
      expect((await withdraw(member, document)).code).toBe(errors.NOT_FOUND.code);
  });

  test('recommendation is on until it is switched off, for this member alone', async () => {
    const member = await system.signIn(freshMobile(2));
    const other = await system.signIn(freshMobile(3));
    expect((await system.get('getPrivacy', {}, member)).recommendation).toBe(true);
    await system.get('changeRecommendation', { body: { recommendation: false } }, member);
    expect((await system.get('getPrivacy', {}, member)).recommendation).toBe(false);
    expect((await system.get('getPrivacy', {}, other)).recommendation).toBe(true);
  });
});

describe('the export', () => {
  test('is a file with all of the member’s data, and needs an SMS check each time', async () => {
    const member = await system.signIn(cast.oldMember);
    await saveAddress(system, member);
    const checkTicket = await system.checkTicket('exportData', cast.oldMember, member);
    const answer = await exportOf(system, member, checkTicket);
    expect(answer.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename\\*=UTF-8''${timeDigits(system.clock.now())}\\d{4}\\.json$`),
    );
    const data = answer.json<Record<string, unknown>>();
    expect(data).toMatchObject({
      account: { mobile: cast.oldMember },
      balances: { credit: 325, owedCoins: 0 },
      privacy: { recommendation: true },
      addresses: [{ name: '王小明', mobile: '13812345678' }],
      profile: { nickname: (await system.get('getAccount', {}, member)).nickname },
    });
    const { items } = await system.get('listCards', { query: { limit: 100 } }, member);
    expect(items.length).toBeGreaterThan(0);
    expect(data['cards']).toEqual(items);
    expect(Object.keys(data)).toEqual([
      'exportedAt',
      'account',
      'attributes',
      'balances',
      'coins',
      'credit',
      'quality',
      'tasks',
      'taskConsents',
      'orders',
      'payoutAccounts',
      'restockReminders',
      'checkins',
      'cards',
      'handedIn',
      'invitations',
      'messages',
      'votes',
      'proposedPolls',
      'draws',
      'quizzes',
      'helpRatings',
      'community',
      'feedback',
      'surveyAnswers',
      'groups',
      'profile',
      'privacy',
      'addresses',
      'idVerification',
      'files',
    ]);
    for (const name of ['coins', 'credit'] as const)
      expect((data[name] as unknown[]).length).toBeGreaterThan(0);
    expect((await exportOf(system, member, checkTicket)).json()).toMatchObject({
      code: errors.CHECK_REQUIRED.code,
    });
  });

  test('Z1: another member’s ticket, or one for another purpose, is refused', async () => {
    const member = await system.signIn(freshMobile(4));
    const other = await system.signIn(freshMobile(5));
    const theirs = await system.checkTicket('exportData', freshMobile(5), other);
    const wrong = await system.checkTicket('closeAccount', freshMobile(4), member);
    for (const checkTicket of [theirs, wrong, 'A'.repeat(32)])
      expect((await exportOf(system, member, checkTicket)).json()).toMatchObject({
        code: errors.CHECK_REQUIRED.code,
        data: null,
      });
    const body = { checkTicket: theirs };
    expect((await system.call('requestAccountClosing', { body }, member)).code).toBe(
      errors.CHECK_REQUIRED.code,
    );
  });
});
