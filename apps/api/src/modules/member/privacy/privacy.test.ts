import { rm } from 'node:fs/promises';
import { type ConsentDocument, errors } from '@yayan/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeDigits } from '../../../platform/calendar.ts';
import type { Asker } from '../../../testing/calls/call-operation.ts';
import { cast, freshMobile, TestSystem } from '../../../testing/system/test-system.ts';
import { AGREEMENT_VERSION } from '../../identity/account/agreement.ts';
import { ID_CONSENT_VERSION } from '../real-name/id-verification.ts';
import { askToClose, closeDue, exportOf } from '../test/closing.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(async () => {
  await system.stop();
  await rm(system.platform.config.dataDir, { recursive: true, force: true });
});

const DEMO_TASK = 'Zao7kQ2mXn1B';
const DAY = 24 * 3_600_000;
const ask = async (asker: Asker, mobile: string) => await askToClose(system, asker, mobile);
const verify = async (asker: Asker, number: string): Promise<void> => {
  const name = await system.encrypted('王小明');
  const idNumber = await system.encrypted(number);
  const body = { name, idNumber, consentVersion: ID_CONSENT_VERSION, consented: true };
  await system.get('submitIdVerification', { body }, asker);
};
const withdraw = async (asker: Asker, document: ConsentDocument = 'idVerification') =>
  await system.call('withdrawConsent', { body: { document } }, asker);
const saveAddress = async (asker: Asker): Promise<void> => {
  const mobile = await system.encrypted('13812345678');
  const address = { name: '王小明', regionCode: '310101', detail: '南京东路 100 号', isDefault: true };
  await system.get('changeConsignees', { body: { action: 'save', mobile, ...address } }, asker);
};

describe('the privacy centre', () => {
  test('lists consents with time and version, including the separate one', async () => {
    const member = await system.signIn(freshMobile(1));
    system.clock.advance(1_000);
    await verify(member, '11010519491231002X');
    const { consents } = await system.get('getPrivacy', {}, member);
    expect(consents.map(({ document, version, isCurrent }) => [document, version, isCurrent])).toEqual([
      ['idVerification', ID_CONSENT_VERSION, true],
      ['agreement', AGREEMENT_VERSION, true],
    ]);
  });

  test('withdrawing the consent to the real-name check erases name and number and keeps the record of the consent', async () => {
    const member = await system.signIn(freshMobile(21));
    system.clock.advance(1_000);
    await verify(member, '310101198808080017');
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
    await verify(member, number);
    expect((await withdraw(member)).code).toBe(200);
    await expect(verify(other, number)).rejects.toThrow(String(errors.ID_NUMBER_TAKEN.code));
    await verify(member, number);
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
    await saveAddress(member);
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

describe('deleting the account', () => {
  test('shows what is lost, waits 7 days, and can be cancelled', async () => {
    const member = await system.signIn(cast.oldMember);
    expect(await system.get('getAccountClosing', {}, member)).toMatchObject({ closesAt: null, coins: 3_100 });
    const asked = await ask(member, cast.oldMember);
    expect(asked).toMatchObject({ coins: 3_100, openOrders: 0 });
    expect(Date.parse(asked.closesAt ?? '') - Date.parse(asked.requestedAt ?? '')).toBe(7 * DAY);
    expect(await ask(member, cast.oldMember)).toMatchObject({ closesAt: asked.closesAt });
    expect((await system.get('getPrivacy', {}, member)).closesAt).toBe(asked.closesAt);
    expect((await system.get('checkHome', {}, member)).attention).toContainEqual(
      expect.objectContaining({ kind: 'closing', until: asked.closesAt }),
    );
    expect(await system.get('cancelAccountClosing', {}, member)).toMatchObject({ closesAt: null });
    system.clock.advance(8 * DAY);
    await closeDue(system);
    expect((await system.get('getAccount', {}, await system.signIn(cast.oldMember))).coins).toBe(3_100);
  });

  test('signing in again cancels it', async () => {
    const mobile = freshMobile(6);
    const { id } = await system.get('getAccount', {}, await system.signIn(mobile));
    await ask(await system.signIn(mobile), mobile);
    const again = await system.signIn(mobile);
    expect((await system.get('getAccountClosing', {}, again)).closesAt).toBeNull();
    system.clock.advance(8 * DAY);
    await closeDue(system);
    expect((await system.get('getAccount', {}, await system.signIn(mobile))).id).toBe(id);
  });

  test('after 7 days personal data is gone, the ledger stays, and the mobile is free', async () => {
    const mobile = freshMobile(7);
    const member = await system.signIn(mobile);
    const { id } = await system.get('getAccount', {}, member);
    await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, member);
    await system.get('startParticipation', { body: { taskHashId: DEMO_TASK, consent: true } }, member);
    await saveAddress(member);
    await verify(member, '110101199001010015');
    const query = { module: 'avatar', extension: 'png', size: 1000 } as const;
    const { form } = await system.get('getUploadPolicy', { query }, member);
    const body = new FormData();
    for (const [name, value] of Object.entries(form)) body.append(name, value);
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#4a7' } })
      .png()
      .toBuffer();
    body.append('file', new Blob([Uint8Array.from(picture)]), 'a.png');
    const encoded = new Response(body);
    const uploaded = await system.app.server.inject({
      method: 'POST',
      url: '/api/files',
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(uploaded.statusCode).toBe(200);
    await ask(member, mobile);
    system.clock.advance(7 * DAY - 120_000);
    await closeDue(system);
    expect((await rowsOf(id)).join('\n')).toContain('consignees');
    system.clock.advance(120_000);
    await closeDue(system);
    await closeDue(system);

    const rows = await rowsOf(id);
    const tables = new Set(rows.map((row) => row.slice(0, row.indexOf(' '))));
    for (const table of ['consignees', 'id_checks', 'messages', 'passwords', 'sns_bindings', 'files'])
      expect(tables).not.toContain(table);
    expect(tables).not.toContain('idempotency_keys');
    for (const trace of [mobile, member.deviceId]) expect(rows.join('\n')).not.toContain(trace);
    for (const table of ['ledger_transfers', 'checkins', 'consents']) expect(tables).toContain(table);
    expect((await system.call('getAccount', {}, member)).status).toBe(401);
    const { rows: left } = await sql<{ count: number }>`select count(*)::int as count from files`.execute(
      system.platform.database.read,
    );
    expect(left).toEqual([{ count: 0 }]);
    const anew = await system.get('getAccount', {}, await system.signIn(mobile));
    expect(anew.id).not.toBe(id);
    expect(anew.coins).toBe(0);
  });

  test('one run deletes every due account, even after a page of 200 that can’t be deleted', async () => {
    const { database, clock, random } = system.platform;
    const at = clock.now();
    const ids = (count: number) => Array.from({ length: count }, () => random.uuid());
    // These ids belong to no member, so erasing them fails.
    const [stuck, due] = [ids(210), ids(20)];
    const closing = (member_id: string, closes_at: Date) => ({
      member_id,
      requested_at: closes_at,
      closes_at,
    });
    await database.transaction(async (tx) => {
      await tx
        .insertInto('members')
        .values(
          due.map((id) => ({
            id,
            mobile_sealed: system.platform.cipher.seal(id),
            mobile_index: id,
            member_code: id,
            joined_at: at,
          })),
        )
        .execute();
      await tx
        .insertInto('profiles')
        .values(due.map((id) => ({ member_id: id, nickname: id, nickname_key: id, updated_at: at })))
        .execute();
      await tx
        .insertInto('account_closings')
        .values([
          ...stuck.map((id) => closing(id, new Date(at.getTime() - 2000))),
          ...due.map((id) => closing(id, new Date(at.getTime() - 1000))),
        ])
        .execute();
    });
    await expect(closeDue(system)).rejects.toThrow('210 of 230');
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from account_closings where closed_at = ${at}`.execute(database.read);
    expect(rows).toEqual([{ count: 20 }]);
  });
});

/** Every row that contains the member's id, each with its table. */
async function rowsOf(memberId: string): Promise<string[]> {
  const { read } = system.platform.database;
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'member_id' order by 1`.execute(read);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t where member_id = ${memberId}::uuid`.execute(read);
    found.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return found;
}
