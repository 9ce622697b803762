import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteUnverified, readOpenReports } from './report-store.ts';
import { says, SECRET, signed } from '../../../../test/partner/supplier-world.ts';
import { testReports } from '../../../../test/partner/report-world.ts';

const reports = testReports();

describe('S2: reports that change nothing, each kept', () => {
  const now = () => String(Math.floor(reports.partner.deps.clock.now().getTime() / 1000));

  it.each([
    [
      'a wrong signature',
      'badSignature',
      (sid: string) => signed({ sid, st: 'c', ts: now() }, 'another secret'),
    ],
    [
      'a status changed afterwards',
      'badSignature',
      (sid: string) => says(reports.partner, sid, 's').replace('st=s', 'st=c'),
    ],
    ['no signature', 'malformed', (sid: string) => `sid=${sid}&st=c&ts=${now()}`],
    ['a parameter twice', 'malformed', (sid: string) => `${says(reports.partner, sid, 's')}&st=c`],
    ['a broken encoding', 'malformed', (sid: string) => `${says(reports.partner, sid, 'c')}&x=%E0%A4%A`],
    ['an unknown status', 'unknownStatus', (sid: string) => says(reports.partner, sid, 'toString')],
    ["a session that isn't there", 'unknownVisit', () => says(reports.partner, 'nobody', 'c')],
    [
      'an old time stamp',
      'stale',
      (sid: string) => signed({ sid, st: 'c', ts: String(Number(now()) - 601) }),
    ],
    [
      'a time stamp from the future',
      'stale',
      (sid: string) => signed({ sid, st: 'c', ts: String(Number(now()) + 601) }),
    ],
    ['no time stamp', 'stale', (sid: string) => signed({ sid, st: 'c' })],
  ])('%s', async (_name, expected, query) => {
    const sent = await reports.partner.sent();
    const raw = query(sent.sid);
    expect(await reports.verdict('return', raw)).toBe(expected);
    expect((await reports.own(sent)).result).toBe(0);
    expect(await reports.money(sent)).toEqual({ coins: 0, pendingCoins: 0 });
    const open = await readOpenReports(reports.database.read, 1000);
    expect(open.filter((report) => report.raw === raw)).toMatchObject([{ verdict: expected, via: 'return' }]);
  });

  it("another supplier's report of this redirect session, though properly signed, finds no participation", async () => {
    const sent = await reports.partner.sent();
    await reports.partner.supplier({ key: 'other', secrets: ['another supplier secret'] });
    const raw = signed({ sid: sent.sid, st: 'c', ts: now() }, 'another supplier secret');
    expect((await reports.partner.receive('postback', raw, 'other')).verdict).toBe('unknownVisit');
    expect((await reports.own(sent)).result).toBe(0);
  });

  it('14.98 what the old secret signed counts if it arrived before its end', async () => {
    const { partner } = reports;
    const oldKeyUntil = new Date(partner.deps.clock.now().getTime() + 60_000).toISOString();
    await partner.supplier({ secrets: ['the supplier secret to come', SECRET], oldKeyUntil });
    const [before, after] = [await partner.sent(), await partner.sent()];
    expect((await partner.receive('postback', says(partner, before.sid, 'c'))).verdict).toBe('applied');
    partner.deps.clock.advance(60_000);
    expect((await partner.receive('postback', says(partner, after.sid, 'c'))).verdict).toBe('badSignature');
    await partner.supplier({});
  });

  it('two secrets are valid during a rotation', async () => {
    const sent = await reports.partner.sent();
    await reports.partner.supplier({ secrets: ['the supplier secret to come', SECRET] });
    expect(await reports.verdict('return', says(reports.partner, sent.sid, 'c'))).toBe('applied');
    await reports.partner.supplier({});
  });
});

describe('signing schemes', () => {
  it('HMAC-SHA1 over the query as written, and MD5 over chosen values', async () => {
    const ts = String(Math.floor(reports.partner.deps.clock.now().getTime() / 1000));
    const sha1 = (raw: string) => createHmac('sha1', SECRET).update(raw).digest('hex');
    await reports.partner.supplier({ key: 'sha', signing: { scheme: 'hmac-sha1' } });
    const raw = `st=c&sid=a%20b&ts=${ts}`;
    expect((await reports.partner.receive('postback', `k=sha&${raw}&sig=${sha1(raw)}`, 'sha')).verdict).toBe(
      'unknownVisit',
    );
    expect(
      (await reports.partner.receive('postback', `sid=a+b&st=c&ts=${ts}&sig=${sha1(raw)}`, 'sha')).verdict,
    ).toBe('badSignature');
    await reports.partner.supplier({ key: 'old', signing: { scheme: 'md5', fields: ['sid', 'st', 'ts'] } });
    const md5 = createHash('md5').update(`abc${ts}${SECRET}`).digest('hex').toUpperCase();
    expect(
      (await reports.partner.receive('postback', `sid=ab&st=c&ts=${ts}&sig=${md5}`, 'old')).verdict,
    ).toBe('unknownVisit');
  });

  it.each([
    [{ signing: { scheme: 'md5', fields: ['sid'] } }, 'an MD5 that leaves the status out'],
    [{ entry: 'http://supplier.example/?sid={sid}&sig={sig}' }, 'an entry without TLS'],
    [{ entry: 'https://supplier.example/?sig={sig}&sid={sid}' }, 'a signature that is not last'],
    [{ entry: 'https://supplier.example/?sid={member}&sig={sig}' }, 'an unknown macro'],
    [{ entry: 'https://{sid}.example/?sig={sig}' }, 'a macro in the host'],
    [{ secrets: ['short'] }, 'a short secret'],
  ])('refuses %o: %s', async (changes, _why) => {
    await expect(reports.partner.supplier({ key: 'bad', ...changes })).rejects.toThrow();
  });
});

describe("S2: unverified callbacks in a partner's name", () => {
  const count = async (): Promise<number> => {
    const rows = await reports.database.read.selectFrom('partner_reports').select('id').execute();
    return rows.length;
  };

  it('is kept up to 500 a day and no further, stands behind what is to be decided, and hinders no true report', async () => {
    const sent = await reports.partner.sent();
    const junk = (n: number) => reports.partner.receive('postback', `sid=${sent.sid}&st=c&n=${n}&sig=00`);
    expect((await junk(0)).verdict).toBe('badSignature');
    await sql`
      insert into partner_reports (id, partner_id, via, raw, digest, support_code, verdict, received_at)
      select gen_random_uuid(), partner_id, via, raw || n, digest || n, support_code, verdict, received_at
      from partner_reports, generate_series(1, 498) n where raw like ${`%${sent.sid}%`}`.execute(
      reports.database.read,
    );
    const before = await count();
    for (let n = 1; n < 20; n += 1) expect((await junk(n)).verdict).toBe('badSignature');
    expect((await count()) - before).toBeLessThanOrEqual(1);
    expect(
      (await reports.partner.receive('postback', says(reports.partner, 'nobody here', 'c'))).verdict,
    ).toBe('unknownVisit');
    const open = await readOpenReports(reports.database.read, 200);
    const last = open.findLastIndex(({ verdict }) => verdict === 'unknownVisit');
    expect(open.slice(0, last).map(({ verdict }) => verdict)).not.toContain('badSignature');
    expect((await reports.partner.receive('postback', says(reports.partner, sent.sid, 'c'))).verdict).toBe(
      'applied',
    );
    reports.partner.deps.clock.advance(31 * 86_400_000);
    await deleteUnverified(
      reports.database.read,
      new Date(reports.partner.deps.clock.now().getTime() - 30 * 86_400_000),
      1000,
    );
    const left = await reports.database.read.selectFrom('partner_reports').select('verdict').execute();
    expect(left.map(({ verdict }) => verdict)).not.toContain('badSignature');
    expect(left.map(({ verdict }) => verdict)).toContain('applied');
  });
});
