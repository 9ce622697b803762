import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { allTogether } from '../../testing/together.ts';
import { balances, transfer } from '../ledger/ledger.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { startTask } from '../survey/test-survey.ts';
import { surveyResult } from '../survey/survey-result.ts';
import { participationChecks } from '../task/reconcile-participations.ts';
import { findParticipation } from '../task/participations.ts';
import { listTaskRecords } from '../task/task-records.ts';
import { followUp } from './follow-up.ts';
import { acceptReport, dismissReport } from './reconcile-reports.ts';
import { deleteJunk, readOpenReports } from './report-store.ts';
import { says, SECRET, type Sent, signed, testPartner, type TestPartner } from './test-partner.ts';

let database: Database;
let partner: TestPartner;
beforeAll(async () => {
  database = await testDatabase();
  partner = await testPartner(database);
});
afterAll(async () => {
  const failed = (await reconcile(database, participationChecks)).filter(
    ({ findings }) => findings.length > 0,
  );
  await database.close();
  expect(failed).toEqual([]);
});

const own = async ({ member, participationId }: Sent) => {
  const found = await findParticipation(database.read, member.id, participationId);
  if (found === undefined) throw new Error('The participation is gone');
  return found;
};
const money = async ({ member }: Sent) => {
  const { coins, pendingCoins } = await balances(database.read, member.id);
  return { coins, pendingCoins };
};
const verdict = async (via: 'return' | 'postback', raw: string) => (await partner.receive(via, raw)).verdict;

describe('on the way out', () => {
  it('a member goes under a name made for this partner, with a signed entry that leads back', async () => {
    const sent = await partner.sent();
    const { entry, member } = sent;
    expect(entry.origin).toBe('https://supplier.example');
    expect(entry.href).not.toContain(member.id);
    expect(entry.searchParams.get('pid')).toMatch(/^[A-Za-z0-9_-]{26}$/);
    expect(entry.searchParams.get('back')).toBe('https://yayan.example/task/back?k=test');
    const values = Object.fromEntries([...entry.searchParams].filter(([name]) => name !== 'sig'));
    expect(entry.search.slice(1).split('&sig=')[1]).toBe(signed(values).split('&sig=')[1]);
  });

  it('going on leads to the same visit again', async () => {
    const sent = await partner.sent();
    const again = await startTask(partner.survey, sent.member, sent);
    expect(again).toMatchObject({ kind: 'external', sessionId: sent.participationId });
    expect(new URL(again.url ?? '').searchParams.get('sid')).toBe(sent.sid);
  });
});

describe('money', () => {
  it('S1: a signed return makes coins pending, the postback makes them available, once', async () => {
    const sent = await partner.sent();
    expect(await verdict('return', says(partner, sent.sid, 'c'))).toBe('applied');
    expect(await money(sent)).toEqual({ coins: 0, pendingCoins: 100 });
    const { resultId } = await own(sent);
    expect(await surveyResult(partner.parts, sent.member.id, resultId ?? '')).toMatchObject({
      result: 1,
      earned: { coins: 100, state: 'pending', expectedAt: expect.stringMatching(/Z$/) },
      reason: '100 金币已为你记下，合作方确认后到账。',
    });
    const pending = await listTaskRecords(partner.parts, sent.member.id, { earningState: 'pending' });
    expect(pending.items).toHaveLength(1);
    expect(await verdict('postback', says(partner, sent.sid, 'c'))).toBe('applied');
    expect(await money(sent)).toEqual({ coins: 100, pendingCoins: 0 });
    expect(await verdict('postback', says(partner, sent.sid, 'c', { again: '1' }))).toBe('repeated');
    expect(await money(sent)).toEqual({ coins: 100, pendingCoins: 0 });
  });

  it('a postback without a return pays at once; the return that follows changes nothing', async () => {
    const sent = await partner.sent();
    expect(await verdict('postback', says(partner, sent.sid, 'c'))).toBe('applied');
    expect(await verdict('return', says(partner, sent.sid, 'c'))).toBe('repeated');
    expect(await money(sent)).toEqual({ coins: 100, pendingCoins: 0 });
  });

  it('the end of the window makes pending coins available, unless the partner has contradicted itself', async () => {
    const [quiet, disputed] = [await partner.sent(), await partner.sent()];
    for (const { sid } of [quiet, disputed]) await verdict('return', says(partner, sid, 'c'));
    expect(await verdict('postback', says(partner, disputed.sid, 's'))).toBe('contradicting');
    partner.parts.clock.advance(14 * 86_400_000);
    await followUp(partner.parts);
    await followUp(partner.parts);
    expect(await money(quiet)).toEqual({ coins: 100, pendingCoins: 0 });
    expect(await money(disputed)).toEqual({ coins: 0, pendingCoins: 100 });
  });

  it('S3: a reversal is a compensating transfer with a reason, once, before or after the coins came', async () => {
    for (const confirmed of [false, true]) {
      const sent = await partner.sent();
      await verdict('return', says(partner, sent.sid, 'c'));
      if (confirmed) await verdict('postback', says(partner, sent.sid, 'c'));
      expect(await verdict('postback', says(partner, sent.sid, 'r'))).toBe('applied');
      expect(await verdict('postback', says(partner, sent.sid, 'r', { n: '2' }))).toBe('repeated');
      expect(await money(sent)).toEqual({ coins: 0, pendingCoins: 0 });
      const { result, resultId } = await own(sent);
      expect(result).toBe(1);
      const shown = await surveyResult(partner.parts, sent.member.id, resultId ?? '');
      expect(shown).toMatchObject({ earned: { state: 'takenBack' } });
      expect(shown.reason).toContain('申请复核');
    }
  });

  it('a reversal of what was spent takes nothing and waits for an operator', async () => {
    const sent = await partner.sent();
    await verdict('postback', says(partner, sent.sid, 'c'));
    await database.transaction((tx) =>
      transfer(tx, {
        key: 'order',
        memberId: sent.member.id,
        reason: 'spent',
        cause: { kind: 'exchange', id: 'order', title: '话费' },
        legs: [{ asset: 'coin', amount: -60, platform: 'exchange' }],
        at: partner.parts.clock.now(),
      }),
    );
    expect(await verdict('postback', says(partner, sent.sid, 'r'))).toBe('spent');
    expect(await money(sent)).toEqual({ coins: 40, pendingCoins: 0 });
  });

  it('screened out and full pay the consolation once; a quality end is 2 with a neutral text', async () => {
    for (const [status, result] of [
      ['s', 2],
      ['q', 3],
      ['x', 2],
    ] as const) {
      const sent = await partner.sent();
      expect(await verdict('return', says(partner, sent.sid, status))).toBe('applied');
      expect(await verdict('postback', says(partner, sent.sid, status))).toBe('repeated');
      expect(await money(sent)).toEqual({ coins: 10, pendingCoins: 0 });
      const ended = await own(sent);
      expect(ended.result).toBe(result);
      expect(ended.detail).toBe(status === 'x' ? 'quality' : null);
    }
  });

  it('a visit without a word ends as timed out; a complete told later is late, and nothing is paid by itself', async () => {
    const sent = await partner.sent();
    partner.parts.clock.advance(72 * 3_600_000);
    await followUp(partner.parts);
    expect((await own(sent)).result).toBe(8);
    expect(await verdict('postback', says(partner, sent.sid, 'c'))).toBe('late');
    expect(await money(sent)).toEqual({ coins: 0, pendingCoins: 0 });
  });
});

describe('an operator decides what did not fit', () => {
  const openOf = async ({ participationId }: Sent) => {
    const open = await readOpenReports(database.read, 1000);
    const report = open.find((each) => each.participation_id === participationId);
    return { report: report?.id ?? '', operator: 'lin', reason: '合作方复核后没有通过' };
  };

  it('a complete that came too late is paid afterwards, once; the result stays', async () => {
    const sent = await partner.sent();
    partner.parts.clock.advance(72 * 3_600_000);
    await followUp(partner.parts);
    await verdict('postback', says(partner, sent.sid, 'c'));
    const decision = await openOf(sent);
    await acceptReport(partner.parts, decision);
    await expect(acceptReport(partner.parts, decision)).rejects.toMatchObject({ name: 'NOT_FOUND' });
    expect(await money(sent)).toEqual({ coins: 100, pendingCoins: 0 });
    expect((await own(sent)).result).toBe(8);
  });

  it('a contradiction that is believed takes back, one that is not lets the coins go', async () => {
    for (const [decide, coins] of [
      [acceptReport, 0],
      [dismissReport, 100],
    ] as const) {
      const sent = await partner.sent();
      await verdict('return', says(partner, sent.sid, 'c'));
      await verdict('postback', says(partner, sent.sid, 's'));
      await decide(partner.parts, await openOf(sent));
      expect(await money(sent)).toEqual({ coins, pendingCoins: 0 });
    }
  });
});

describe('S2: reports that change nothing, each kept', () => {
  const now = () => String(Math.floor(partner.parts.clock.now().getTime() / 1000));

  it.each([
    [
      'a wrong signature',
      'badSignature',
      (sid: string) => signed({ sid, st: 'c', ts: now() }, 'another secret'),
    ],
    [
      'a status changed afterwards',
      'badSignature',
      (sid: string) => says(partner, sid, 's').replace('st=s', 'st=c'),
    ],
    ['no signature', 'malformed', (sid: string) => `sid=${sid}&st=c&ts=${now()}`],
    ['a parameter twice', 'malformed', (sid: string) => `${says(partner, sid, 's')}&st=c`],
    ['a broken encoding', 'malformed', (sid: string) => `${says(partner, sid, 'c')}&x=%E0%A4%A`],
    ['an unknown status', 'unknownStatus', (sid: string) => says(partner, sid, 'toString')],
    ["a session that isn't there", 'unknownVisit', () => says(partner, 'nobody', 'c')],
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
    const sent = await partner.sent();
    const raw = query(sent.sid);
    expect(await verdict('return', raw)).toBe(expected);
    expect((await own(sent)).result).toBe(0);
    expect(await money(sent)).toEqual({ coins: 0, pendingCoins: 0 });
    const open = await readOpenReports(database.read, 1000);
    expect(open.filter((report) => report.raw === raw)).toMatchObject([{ verdict: expected, via: 'return' }]);
  });

  it("another supplier's report of this visit, though properly signed, finds nobody", async () => {
    const sent = await partner.sent();
    await partner.supplier({ key: 'other', secrets: ['another supplier secret'] });
    const raw = signed({ sid: sent.sid, st: 'c', ts: now() }, 'another supplier secret');
    expect((await partner.receive('postback', raw, 'other')).verdict).toBe('unknownVisit');
    expect((await own(sent)).result).toBe(0);
  });

  it('two secrets live during a rotation', async () => {
    const sent = await partner.sent();
    await partner.supplier({ secrets: ['the supplier secret to come', SECRET] });
    expect(await verdict('return', says(partner, sent.sid, 'c'))).toBe('applied');
    await partner.supplier({});
  });
});

describe('S1: the same and other reports, in parallel and out of order', () => {
  it('100 same postbacks that start together pay once and are kept once', async () => {
    const sent = await partner.sent();
    const raw = says(partner, sent.sid, 'c');
    const verdicts = (await allTogether(100, () => partner.receive('postback', raw))).map(
      (each) => each.verdict,
    );
    expect(verdicts.filter((each) => each === 'applied')).toHaveLength(1);
    expect(verdicts.filter((each) => each === 'repeated')).toHaveLength(99);
    expect(await money(sent)).toEqual({ coins: 100, pendingCoins: 0 });
    const kept = await database.read
      .selectFrom('partner_reports')
      .select('times')
      .where('raw', '=', raw)
      .execute();
    expect(kept).toEqual([{ times: 100 }]);
  });

  it('returns and postbacks of every result that start together leave one result and one payment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sent = await partner.sent();
      const statuses = ['c', 's', 'q', 'c', 's', 'c'];
      await allTogether(24, (index) =>
        partner.receive(
          index % 2 === 0 ? 'return' : 'postback',
          says(partner, sent.sid, statuses[index % statuses.length] ?? 'c', { n: String(index) }),
        ),
      );
      const { result, paid } = await own(sent);
      expect(paid.coins).toBe(result === 1 ? 100 : 10);
      const { coins, pendingCoins } = await money(sent);
      expect(coins + pendingCoins).toBe(paid.coins);
    }
  });
});

describe('signing schemes', () => {
  it('HMAC-SHA1 over the query as written, and MD5 over chosen values', async () => {
    const ts = String(Math.floor(partner.parts.clock.now().getTime() / 1000));
    const sha1 = (raw: string) => createHmac('sha1', SECRET).update(raw).digest('hex');
    await partner.supplier({ key: 'sha', signing: { scheme: 'hmac-sha1' } });
    const raw = `st=c&sid=a%20b&ts=${ts}`;
    expect((await partner.receive('postback', `k=sha&${raw}&sig=${sha1(raw)}`, 'sha')).verdict).toBe(
      'unknownVisit',
    );
    expect((await partner.receive('postback', `sid=a+b&st=c&ts=${ts}&sig=${sha1(raw)}`, 'sha')).verdict).toBe(
      'badSignature',
    );
    await partner.supplier({ key: 'old', signing: { scheme: 'md5', fields: ['sid', 'st', 'ts'] } });
    const md5 = createHash('md5').update(`abc${ts}${SECRET}`).digest('hex').toUpperCase();
    expect((await partner.receive('postback', `sid=ab&st=c&ts=${ts}&sig=${md5}`, 'old')).verdict).toBe(
      'unknownVisit',
    );
  });

  it.each([
    [{ signing: { scheme: 'md5', fields: ['sid'] } }, 'an MD5 that leaves the status out'],
    [{ entry: 'http://supplier.example/?sid={sid}&sig={sig}' }, 'an entry without TLS'],
    [{ entry: 'https://supplier.example/?sig={sig}&sid={sid}' }, 'a signature that is not last'],
    [{ entry: 'https://supplier.example/?sid={member}&sig={sig}' }, 'an unknown macro'],
    [{ entry: 'https://{sid}.example/?sig={sig}' }, 'a macro in the host'],
    [{ secrets: ['short'] }, 'a short secret'],
  ])('refuses %o: %s', async (changes, _why) => {
    await expect(partner.supplier({ key: 'bad', ...changes })).rejects.toThrow();
  });
});

describe('a task that says how long it takes at least', () => {
  it('a complete before that is 4 and unpaid, whoever says it again; one after it is paid', async () => {
    const fast = await partner.sent(60);
    partner.parts.clock.advance(59_000);
    await partner.receive('return', says(partner, fast.sid, 'c'));
    expect(await own(fast)).toMatchObject({ result: 4, detail: 'time', paid: { coins: 0 } });
    expect((await partner.receive('postback', says(partner, fast.sid, 'c'))).verdict).toBe('repeated');
    expect(await money(fast)).toEqual({ coins: 0, pendingCoins: 0 });
    const calm = await partner.sent(60);
    partner.parts.clock.advance(60_000);
    await partner.receive('postback', says(partner, calm.sid, 'c'));
    expect(await money(calm)).toEqual({ coins: 100, pendingCoins: 0 });
  });
});

describe("S2: junk in a partner's name", () => {
  const count = async (): Promise<number> => {
    const rows = await database.read.selectFrom('partner_reports').select('id').execute();
    return rows.length;
  };

  it('is kept up to 500 a day and no further, stands behind what is to be decided, and hinders no true report', async () => {
    const sent = await partner.sent();
    const junk = (n: number) => partner.receive('postback', `sid=${sent.sid}&st=c&n=${n}&sig=00`);
    expect((await junk(0)).verdict).toBe('badSignature');
    await sql`
      insert into partner_reports (id, partner_id, via, raw, digest, support_code, verdict, received_at)
      select gen_random_uuid(), partner_id, via, raw || n, digest || n, support_code, verdict, received_at
      from partner_reports, generate_series(1, 498) n where raw like ${`%${sent.sid}%`}`.execute(
      database.read,
    );
    const before = await count();
    for (let n = 1; n < 20; n += 1) expect((await junk(n)).verdict).toBe('badSignature');
    expect((await count()) - before).toBeLessThanOrEqual(1);
    expect((await partner.receive('postback', says(partner, 'nobody here', 'c'))).verdict).toBe(
      'unknownVisit',
    );
    const open = await readOpenReports(database.read, 200);
    const last = open.findLastIndex(({ verdict }) => verdict === 'unknownVisit');
    expect(open.slice(0, last).map(({ verdict }) => verdict)).not.toContain('badSignature');
    expect((await partner.receive('postback', says(partner, sent.sid, 'c'))).verdict).toBe('applied');
    partner.parts.clock.advance(31 * 86_400_000);
    await deleteJunk(database.read, new Date(partner.parts.clock.now().getTime() - 30 * 86_400_000));
    const left = await database.read.selectFrom('partner_reports').select('verdict').execute();
    expect(left.map(({ verdict }) => verdict)).not.toContain('badSignature');
    expect(left.map(({ verdict }) => verdict)).toContain('applied');
  });
});
