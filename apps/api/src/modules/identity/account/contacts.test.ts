import { errors, type CheckPurpose } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshMobile, type TestSystem } from '../../../../test/system/test-system.ts';
import { together } from '../../../../test/together.ts';
import { readMails } from '../ports/email-outbox.ts';
import { TestAccounts, type SignedIn } from '../../../../test/identity/test-accounts.ts';

let accounts: TestAccounts;
let system: TestSystem;
let mobiles = 0;
const newMobile = (): string => freshMobile((mobiles += 1));

beforeAll(async () => {
  accounts = await TestAccounts.start();
  ({ system } = accounts);
});
afterAll(() => system.stop());
beforeEach(() => system.clock.advance(3_600_000)); // Each test starts in a new hour.

const sendTo = async (mobile: string, member: SignedIn) => {
  system.clock.advance(61_000);
  return await system.call('sendNewMobileCode', { body: { mobile: accounts.encrypt(mobile) } }, member);
};
const change = async (given: { checkTicket: string; mobile: string; code: string }, member: SignedIn) => {
  const { checkTicket } = given;
  const body = { checkTicket, mobile: accounts.encrypt(given.mobile), code: accounts.encrypt(given.code) };
  return await system.call('changeMobile', { body }, member);
};
/** Returns a ticket for the old mobile and a code for the new one. */
async function prepared(mobile: string, next: string, member: SignedIn) {
  const checkTicket = await accounts.ticketFor('changeMobile', mobile, member);
  await sendTo(next, member);
  return { checkTicket, mobile: next, code: await system.codeOf(next) };
}

describe('A6 changing the mobile (rule 2.19)', () => {
  test('needs codes of the old and the new mobile, signs other devices out at once, and says how many', async () => {
    const [mobile, next] = [newMobile(), newMobile()];
    const [other, here] = [await system.signIn(mobile), await system.signIn(mobile)];
    expect(await change(await prepared(mobile, next, here), here)).toMatchObject({
      code: 200,
      data: { mobile: `${next.slice(0, 3)}****${next.slice(-4)}`, signedOutDevices: 1 },
    });
    expect(await accounts.isSignedIn(here)).toBe(true);
    expect(await accounts.isSignedIn(other)).toBe(false);
    const [news] = (await system.get('listMessages', {}, here)).items;
    expect(news).toMatchObject({ kind: 'account', title: '手机号已更换' });
    const { id } = await system.get('getAccount', {}, here);
    expect((await system.get('getAccount', {}, await system.signIn(next))).id).toBe(id);
    // The old mobile has no account any more, so signing in creates a new one.
    expect((await system.get('getAccount', {}, await system.signIn(mobile))).id).not.toBe(id);
  });

  test('changes nothing without proof of the old and of the new mobile', async () => {
    const [mobile, next] = [newMobile(), newMobile()];
    const member = await system.signIn(mobile);
    const right = await prepared(mobile, next, member);
    const unproven = { ...right, checkTicket: 'A'.repeat(43) };
    expect((await change(unproven, member)).code).toBe(errors.CHECK_REQUIRED.code);
    const wrong = { ...right, code: right.code === '000000' ? '000001' : '000000' };
    expect(await change(wrong, member)).toMatchObject({
      code: errors.CODE_WRONG.code,
      data: { triesLeft: 4 },
    });
    const another = { ...right, mobile: newMobile() };
    expect((await change(another, member)).code).toBe(errors.CODE_EXPIRED.code);
    expect((await change(right, member)).code).toBe(200);
    expect((await change(right, member)).code).toBe(errors.CHECK_REQUIRED.code);
  });

  test('A9 a mobile with an account gets a code like any other; only its holder learns of the account', async () => {
    const [mobile, taken] = [newMobile(), newMobile()];
    await system.signIn(taken);
    const member = await system.signIn(mobile);
    const checkTicket = await accounts.ticketFor('changeMobile', mobile, member);
    const free = await sendTo(newMobile(), member);
    const { status, code, msg, data } = await sendTo(taken, member);
    expect(free).toMatchObject({ status, code, msg, data });
    const given = { checkTicket, mobile: taken, code: await system.codeOf(taken) };
    expect((await change(given, member)).code).toBe(errors.MOBILE_TAKEN.code);
    // The ticket is still valid, so another mobile can be tried.
    const next = newMobile();
    await sendTo(next, member);
    expect((await change({ ...given, mobile: next, code: await system.codeOf(next) }, member)).code).toBe(
      200,
    );
  });

  test('race: when two members change to the same mobile, one of them gets it', async () => {
    const next = newMobile();
    const pairs: { member: SignedIn; given: Awaited<ReturnType<typeof prepared>> }[] = [];
    for (const mobile of [newMobile(), newMobile()]) {
      const member = await system.signIn(mobile);
      pairs.push({ member, given: await prepared(mobile, next, member) });
    }
    const results = await together(2, async (index) => {
      const pair = pairs[index];
      if (!pair) throw new Error('There are two');
      return (await change(pair.given, pair.member)).code;
    });
    const codes = results.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)));
    expect(new Set(codes)).toEqual(new Set([200, errors.MOBILE_TAKEN.code]));
  });

  test('A8 a member can send codes to 10 mobiles a day', async () => {
    const member = await system.signIn(newMobile());
    for (let count = 0; count < 10; count += 1) expect((await sendTo(newMobile(), member)).code).toBe(200);
    expect((await sendTo(newMobile(), member)).code).toBe(errors.CODE_DAILY_LIMIT.code);
  });
});

describe('Z1 a ticket allows one kind of change, for the sign-in that got it, once', () => {
  const spend = async (checkTicket: string, member: SignedIn) =>
    (
      await system.call(
        'changePassword',
        { body: { checkTicket, password: accounts.encrypt('nong-fu-2026') } },
        member,
      )
    ).code;

  test('not another purpose, another member, or another sign-in of the same member', async () => {
    const [mobile, stranger] = [newMobile(), await system.signIn(newMobile())];
    const member = await system.signIn(mobile);
    const elsewhere = await system.signIn(mobile);
    const foreign = await accounts.ticketFor('closeAccount' satisfies CheckPurpose, mobile, member);
    expect(await spend(foreign, member)).toBe(errors.CHECK_REQUIRED.code);
    const ticket = await accounts.ticketFor('changePassword', mobile, member);
    expect(await spend(ticket, stranger)).toBe(errors.CHECK_REQUIRED.code);
    expect(await spend(ticket, elsewhere)).toBe(errors.CHECK_REQUIRED.code);
    expect(await spend(ticket, member)).toBe(200);
    expect(await spend(ticket, member)).toBe(errors.CHECK_REQUIRED.code);
  });

  test('not after 10 minutes', async () => {
    const mobile = newMobile();
    const member = await system.signIn(mobile);
    const ticket = await accounts.ticketFor('changePassword', mobile, member);
    system.clock.advance(10 * 60_000);
    expect(await spend(ticket, member)).toBe(errors.CHECK_REQUIRED.code);
  });

  test('race: used 10 times at once, it allows one change', async () => {
    const mobile = newMobile();
    const member = await system.signIn(mobile);
    const ticket = await accounts.ticketFor('changePassword', mobile, member);
    const results = await together(10, () => spend(ticket, member));
    const codes = results.map((one) => (one.status === 'fulfilled' ? one.value : 0));
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === errors.CHECK_REQUIRED.code)).toHaveLength(9);
  });

  test('A7 a code for one purpose proves nothing for another, nor does another member’s', async () => {
    const mobile = newMobile();
    const member = await system.signIn(mobile);
    system.clock.advance(61_000);
    await system.get('sendCode', { body: { purpose: 'exportData' } }, member);
    const code = await system.codeOf(mobile);
    const body = (purpose: CheckPurpose) => ({ purpose, code: accounts.encrypt(code) });
    const wrong = await system.call('checkSmsCode', { body: body('changePassword') }, member);
    expect(wrong.code).toBe(errors.CODE_EXPIRED.code);
    const stranger = await system.signIn(newMobile());
    const foreign = await system.call('checkSmsCode', { body: body('exportData') }, stranger);
    expect(foreign.code).toBe(errors.CODE_EXPIRED.code);
    await system.get('checkSmsCode', { body: body('exportData') }, member);
  });
});

describe('the mail address (rule 2.4)', () => {
  const send = async (email: string, member: SignedIn) => {
    system.clock.advance(61_000);
    return (await system.call('sendEmailCode', { body: { email } }, member)).code;
  };
  const codeFor = async (email: string): Promise<string> => {
    await system.runJobs();
    return (await readMails(system.platform, email))[0]?.code ?? '';
  };
  const set = async (email: string, code: string, member: SignedIn) =>
    await system.call('changeEmail', { body: { email, code: accounts.encrypt(code) } }, member);

  test('is set after its code was entered, encrypted at rest, and shown masked', async () => {
    const member = await system.signIn(newMobile());
    expect((await system.get('getAccount', {}, member)).email).toBeNull();
    expect(await send('xiaoya@example.com', member)).toBe(200);
    const code = await codeFor('xiaoya@example.com');
    expect(await set('xiaoya@example.com', code === '000000' ? '000001' : '000000', member)).toMatchObject({
      code: errors.CODE_WRONG.code,
    });
    expect(await set('XiaoYa@example.com', code, member)).toMatchObject({
      data: { email: 'X***a@example.com' },
    });
    expect((await system.get('getAccount', {}, member)).email).toBe('X***a@example.com');
    const { read } = system.platform.database;
    const kept = [
      await read.selectFrom('members').selectAll().execute(),
      await read.selectFrom('email_outbox').selectAll().execute(),
    ];
    expect(JSON.stringify(kept).toLowerCase()).not.toContain('xiaoya');
  });

  test('a code works only for its address and its member', async () => {
    const [member, stranger] = [await system.signIn(newMobile()), await system.signIn(newMobile())];
    await send('one@example.com', member);
    const code = await codeFor('one@example.com');
    expect((await set('two@example.com', code, member)).code).toBe(errors.CODE_EXPIRED.code);
    expect((await set('one@example.com', code, stranger)).code).toBe(errors.CODE_EXPIRED.code);
    expect((await set('one@example.com', code, member)).code).toBe(200);
  });

  const subjectsAt = async (email: string) => {
    await system.runJobs();
    return (await readMails(system.platform, email)).map(({ subject }) => subject);
  };

  test('gets a mail for each change of the account; a change of the address is mailed to the old one', async () => {
    const mobile = newMobile();
    const member = await system.signIn(mobile);
    await accounts.setPassword('nong-fu-2026', mobile, member); // Without an address nothing is mailed.
    for (const email of ['before@example.com', 'after@example.com']) {
      await send(email, member);
      await set(email, await codeFor(email), member);
    }
    system.clock.advance(61_000);
    await accounts.setPassword('nong-fu-2027', mobile, member);
    expect(await subjectsAt('before@example.com')).toEqual(['芽言账号提醒：邮箱已修改', '芽言邮箱验证码']);
    expect(await subjectsAt('after@example.com')).toEqual(['芽言账号提醒：登录密码已修改', '芽言邮箱验证码']);
    const { rows } = await sql<{ data: string }>`select data::text from jobs.job`.execute(
      system.platform.database.read,
    );
    for (const { data } of rows) expect(data).not.toContain('example.com');
  });

  test.each(['no-address', 'a@b', 'a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com'])(
    '%j is no mail address',
    async (email) => {
      const member = await system.signIn(newMobile());
      expect(await send(email, member)).toBe(errors.EMAIL_INVALID.code);
    },
  );

  test('A8 the next code after 60 s, and 5 a day for each address, however it is written', async () => {
    const [member, second] = [await system.signIn(newMobile()), await system.signIn(newMobile())];
    expect(await send('limit@example.com', member)).toBe(200);
    const body = { email: 'LIMIT@example.com' };
    expect((await system.call('sendEmailCode', { body }, second)).code).toBe(errors.CODE_TOO_SOON.code);
    for (let count = 0; count < 4; count += 1) expect(await send('Limit@example.com', member)).toBe(200);
    expect(await send('limit@example.com', second)).toBe(errors.CODE_DAILY_LIMIT.code);
  });
});
