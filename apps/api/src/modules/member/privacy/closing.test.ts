import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { cast, freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { saveAddress, verify } from '../../../../test/member/personal-facts.ts';
import { askToClose, closeDue } from '../../../../test/member/closing.ts';

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
    await saveAddress(system, member);
    await verify(system, member, '110101199001010015');
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

/** Every row that contains the member's id, with the name of its table. */
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
