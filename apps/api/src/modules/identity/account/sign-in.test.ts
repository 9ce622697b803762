import { answerTimes, timesApart } from '../../../../test/calls/answer-times.ts';
import { runs, timeFor } from '../../../../test/runs.ts';
import { together } from '../../../../test/together.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balances } from '../../ledger/module.ts';
import { readMailbox } from '../ports/sms-outbox.ts';
import { AGREEMENT_VERSION } from '../../legal/module.ts';
import {
  startTestIdentity,
  testCall,
  testMobile,
  type TestIdentity,
} from '../../../../test/identity/test-identity.ts';

let system: TestIdentity;
let mobiles = 0;
const newMobile = (): string => testMobile((mobiles += 1));

beforeAll(async () => {
  system = await startTestIdentity();
});
afterAll(() => system.stop());

const memberOf = async (token: string): Promise<string> => {
  const caller = await system.identity.sessions.authenticate(token);
  if (caller?.kind !== 'member') throw new Error('Nobody is signed in');
  return caller.memberId;
};

describe('signing in with mobile and code (rule 2.2)', () => {
  test('an unknown mobile gets a ticket, registers, and the next time signs in as the same member', async () => {
    const mobile = newMobile();
    const session = await system.register(await system.ticketFor(mobile));
    const memberId = await memberOf(session.token);
    system.clock.advance(61_000);
    await system.sendCode(mobile);
    const again = await system.login(mobile, await system.lastCode(mobile));
    expect(again).toMatchObject({ state: 'signedIn', expired: system.clock.now().getTime() + 30 * 60_000 });
    expect(again.state === 'signedIn' && (await memberOf(again.token))).toBe(memberId);
  });

  test('a new member has ledger accounts, a consent, a profile and a member code', async () => {
    const session = await system.register(await system.ticketFor(newMobile()));
    const memberId = await memberOf(session.token);
    const { read } = system.platform.database;
    expect(await balances(read, memberId)).toEqual({ coins: 0, pendingCoins: 0, credit: 0, quality: 80 });
    const consent = await read.selectFrom('consents').selectAll().where('member_id', '=', memberId).execute();
    expect(consent).toMatchObject([
      { document: 'agreement', version: AGREEMENT_VERSION, agreed_at: system.clock.now() },
    ]);
    const profile = await read
      .selectFrom('profiles')
      .innerJoin('members', 'members.id', 'profiles.member_id')
      .select(['nickname', 'member_code'])
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(profile.nickname).toMatch(/^芽友[2-9a-z]{4}$/);
    expect(profile.member_code).toMatch(/^YA[2-9A-Z]{6}$/);
  });

  test('mobiles are encrypted at rest and found only by their blind index', async () => {
    const mobile = newMobile();
    await system.register(await system.ticketFor(mobile));
    const { read } = system.platform.database;
    const stored = JSON.stringify([
      await read.selectFrom('members').selectAll().execute(),
      await read.selectFrom('register_tickets').selectAll().execute(),
      await read.selectFrom('codes').selectAll().execute(),
      await read.selectFrom('code_limits').selectAll().execute(),
      await read.selectFrom('sms_outbox').selectAll().execute(),
    ]);
    expect(stored).not.toContain(mobile);
    expect(stored).toContain(system.platform.cipher.blindIndex(mobile));
  });

  test('a blocked member gets no session and learns that the account is blocked', async () => {
    const mobile = newMobile();
    const session = await system.register(await system.ticketFor(mobile));
    const memberId = await memberOf(session.token);
    const { read } = system.platform.database;
    await read
      .updateTable('members')
      .set({ blocked_at: system.clock.now() })
      .where('id', '=', memberId)
      .execute();
    system.clock.advance(61_000);
    await system.sendCode(mobile);
    await expect(system.login(mobile, await system.lastCode(mobile))).rejects.toMatchObject({
      name: 'ACCOUNT_BLOCKED',
    });
  });

  test.each([
    '12345678901',
    '1380013800',
    '138001380001',
    ' 13800138000',
    '+8613800138000',
    '１３８００１３８０００',
    '',
  ])('MOBILE_INVALID: %j is no mainland mobile', async (mobile) => {
    await expect(system.sendCode(mobile)).rejects.toMatchObject({ name: 'MOBILE_INVALID' });
  });
});

describe('registering', () => {
  test('needs consent to the current text', async () => {
    const ticket = await system.ticketFor(newMobile());
    await expect(system.register(ticket, { agreementVersion: '2026-10-01' })).rejects.toMatchObject({
      name: 'AGREEMENT_REQUIRED',
    });
    await expect(system.register(ticket)).resolves.toHaveProperty('token');
  });

  test('a ticket works once, for 10 minutes', async () => {
    const used = await system.ticketFor(newMobile());
    await system.register(used);
    await expect(system.register(used)).rejects.toMatchObject({ name: 'REGISTER_TICKET_INVALID' });
    const old = await system.ticketFor(newMobile());
    system.clock.advance(10 * 60_000);
    await expect(system.register(old)).rejects.toMatchObject({ name: 'REGISTER_TICKET_INVALID' });
    await expect(system.register('x'.repeat(43))).rejects.toMatchObject({ name: 'REGISTER_TICKET_INVALID' });
  });

  test('race: of simultaneous registrations of one mobile, one succeeds and the others get MOBILE_TAKEN', async () => {
    const mobile = newMobile();
    const tickets: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      tickets.push(await system.identity.tickets.issue(mobile));
    }
    const results = await together(tickets.length, (index) => system.register(tickets[index] ?? ''));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const names = results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason.name)] : [],
    );
    expect(names).toEqual(Array.from({ length: 4 }, () => 'MOBILE_TAKEN'));
  });

  test('race: one ticket used 5 times at once makes one member', async () => {
    const ticket = await system.ticketFor(newMobile());
    const results = await together(5, () => system.register(ticket));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('A9 enumeration: asking for a code reveals no accounts', () => {
  test.each(['login', 'reset'] as const)(
    'the same answer, limits and rows for purpose %s',
    async (purpose) => {
      const known = newMobile();
      await system.register(await system.ticketFor(known));
      system.clock.advance(61_000);
      const ask = async (mobile: string): Promise<unknown> =>
        await system.handlers.sendAuthCode(testCall({ mobile: system.encrypt(mobile), purpose }));
      const unknown = newMobile();
      expect(await ask(unknown)).toEqual(await ask(known));
      await expect(ask(known)).rejects.toMatchObject({ name: 'CODE_TOO_SOON' });
      await expect(ask(unknown)).rejects.toMatchObject({ name: 'CODE_TOO_SOON' });
      for (const mobile of [known, unknown])
        await expect(
          system.identity.codes.checkCode({ mobile, purpose, code: 'wrong' }),
        ).rejects.toMatchObject({ name: 'CODE_WRONG', data: { triesLeft: 4 } });
    },
  );

  test('a code for a new password is sent to members only', async () => {
    const unknown = newMobile();
    await system.handlers.sendAuthCode(testCall({ mobile: system.encrypt(unknown), purpose: 'reset' }));
    await system.runJobs();
    expect(await readMailbox(system.platform, unknown)).toEqual([]);
  });

  const ROUNDS = runs(16, 2_000);
  test.each([
    ['sendAuthCode', { purpose: 'login' }],
    ['sendAuthCode', { purpose: 'reset' }],
    ['loginBySms', { code: '000000' }],
  ] as const)(
    '%s with %j takes the same time for members and others',
    async (id, more) => {
      // Use several mobiles in turn: an hour later each of them may ask again.
      const known = Array.from({ length: 8 }, newMobile);
      const unknown = Array.from({ length: 8 }, newMobile);
      for (const mobile of known) await system.register(await system.ticketFor(mobile));
      const ask = (mobiles: readonly string[]) => async (round: number) => {
        system.clock.advance(3_600_000);
        const mobile = system.encrypt(mobiles[round % mobiles.length] ?? '');
        const asked =
          'code' in more
            ? system.handlers.loginBySms(testCall({ mobile, code: system.encrypt(more.code) }))
            : system.handlers.sendAuthCode(testCall({ mobile, purpose: more.purpose }));
        await asked.catch((error: Error) => expect(error.name).toBe('CODE_EXPIRED'));
      };
      const [theirs = [], others = []] = await answerTimes(ROUNDS, [ask(known), ask(unknown)]);
      const apart = timesApart(theirs, others);
      expect(Math.abs(apart.z), JSON.stringify(apart)).toBeLessThan(3.5);
      // On a busy machine, medians of few calls mean nothing.
      if (ROUNDS > 500) expect(apart.gap).toBeLessThan(5);
    },
    timeFor(ROUNDS, 300),
  );
});
