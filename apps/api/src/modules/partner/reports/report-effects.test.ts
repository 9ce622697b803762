import { readOn } from '../../../../test/survey/survey-world.ts';
import { describe, expect, it } from 'vitest';
import { balances, transfer } from '../../ledger/module.ts';
import { readOwed } from '../../ledger/posting/debt-store.ts';
import { sweepSeats } from '../../survey/answering/sweep-seats.ts';
import { startTask } from '../../../../test/survey/survey-world.ts';
import { getSurveyResult } from '../../survey/answering/survey-result.ts';
import { listTaskRecords } from '../../task/results/task-records.ts';
import { findTask } from '../../task/tasks.ts';
import { processDue } from './process-due.ts';
import { acceptReport, dismissReport } from './reconcile-reports.ts';
import { readOpenReports } from './report-store.ts';
import { says, signed, type SentMember } from '../../../../test/partner/supplier-world.ts';
import { testReports } from '../../../../test/partner/report-world.ts';
import { byMember } from '../../../../test/calls/by-member.ts';

const reports = testReports();

describe('on the way out', () => {
  it('a member is sent with a pseudonym for this partner, and with a signed entry that leads back', async () => {
    const sent = await reports.partner.sent();
    const { entry, member } = sent;
    expect(entry.origin).toBe('https://supplier.example');
    expect(entry.href).not.toContain(member.id);
    expect(entry.searchParams.get('pid')).toMatch(/^[A-Za-z0-9_-]{26}$/);
    expect(entry.searchParams.get('back')).toBe('https://yayan.example/task/back?k=test');
    const values = Object.fromEntries([...entry.searchParams].filter(([name]) => name !== 'sig'));
    expect(entry.search.slice(1).split('&sig=')[1]).toBe(signed(values).split('&sig=')[1]);
  });

  it('continuing leads to the same redirect session', async () => {
    const sent = await reports.partner.sent();
    const again = await startTask(reports.partner.survey, sent.member, sent);
    expect(again).toMatchObject({ kind: 'external', sessionId: sent.participationId });
    expect(new URL(again.url ?? '').searchParams.get('sid')).toBe(sent.sid);
  });
});

describe('money', () => {
  it('S1: a signed return makes coins pending, the postback makes them available, once', async () => {
    const sent = await reports.partner.sent();
    expect(await reports.verdict('return', says(reports.partner, sent.sid, 'c'))).toBe('applied');
    expect(await reports.money(sent)).toEqual({ coins: 0, pendingCoins: 100 });
    const { resultId } = await reports.own(sent);
    expect(
      await getSurveyResult(
        reports.partner.deps,
        byMember(sent.member.id, { params: { id: resultId ?? '' } }),
      ),
    ).toMatchObject({
      result: 1,
      earned: { coins: 100, state: 'pending', expectedAt: expect.stringMatching(/Z$/) },
      reason: '100 金币已为你记下，合作方确认后到账。',
    });
    const pending = await listTaskRecords(reports.partner.deps, sent.member.id, { earningState: 'pending' });
    expect(pending.items).toHaveLength(1);
    expect(await reports.verdict('postback', says(reports.partner, sent.sid, 'c'))).toBe('applied');
    expect(await reports.money(sent)).toEqual({ coins: 100, pendingCoins: 0 });
    expect(await reports.verdict('postback', says(reports.partner, sent.sid, 'c', { again: '1' }))).toBe(
      'repeated',
    );
    expect(await reports.money(sent)).toEqual({ coins: 100, pendingCoins: 0 });
  });

  it('a postback without a return pays at once; the return that follows changes nothing', async () => {
    const sent = await reports.partner.sent();
    expect(await reports.verdict('postback', says(reports.partner, sent.sid, 'c'))).toBe('applied');
    expect(await reports.verdict('return', says(reports.partner, sent.sid, 'c'))).toBe('repeated');
    expect(await reports.money(sent)).toEqual({ coins: 100, pendingCoins: 0 });
  });

  it('the end of the window makes pending coins available, unless the partner has contradicted itself', async () => {
    const [quiet, disputed] = [await reports.partner.sent(), await reports.partner.sent()];
    for (const { sid } of [quiet, disputed]) await reports.verdict('return', says(reports.partner, sid, 'c'));
    expect(await reports.verdict('postback', says(reports.partner, disputed.sid, 's'))).toBe('contradicting');
    reports.partner.deps.clock.advance(14 * 86_400_000);
    await processDue(reports.partner.deps);
    await processDue(reports.partner.deps);
    expect(await reports.money(quiet)).toEqual({ coins: 100, pendingCoins: 0 });
    expect(await reports.money(disputed)).toEqual({ coins: 0, pendingCoins: 100 });
  });

  it('S3: a complete after a screen-out pays nothing by itself and waits for an operator', async () => {
    const sent = await reports.partner.sent();
    readOn(reports.partner.deps);
    expect(await reports.verdict('return', says(reports.partner, sent.sid, 's'))).toBe('applied');
    for (const via of ['return', 'postback'] as const)
      expect(await reports.verdict(via, says(reports.partner, sent.sid, 'c', { via }))).toBe('contradicting');
    reports.partner.deps.clock.advance(15 * 86_400_000);
    await processDue(reports.partner.deps);
    expect((await reports.own(sent)).result).toBe(2);
    expect(await reports.money(sent)).toEqual({ coins: 10, pendingCoins: 0 });
  });

  it('S3: a reversal is a compensating transfer with a reason, once, before or after the coins came', async () => {
    for (const confirmed of [false, true]) {
      const sent = await reports.partner.sent();
      await reports.verdict('return', says(reports.partner, sent.sid, 'c'));
      if (confirmed) await reports.verdict('postback', says(reports.partner, sent.sid, 'c'));
      expect(await reports.verdict('postback', says(reports.partner, sent.sid, 'r'))).toBe('applied');
      expect(await reports.verdict('postback', says(reports.partner, sent.sid, 'r', { n: '2' }))).toBe(
        'repeated',
      );
      expect(await reports.money(sent)).toEqual({ coins: 0, pendingCoins: 0 });
      const { result, resultId } = await reports.own(sent);
      expect(result).toBe(1);
      const shown = await getSurveyResult(
        reports.partner.deps,
        byMember(sent.member.id, { params: { id: resultId ?? '' } }),
      );
      expect(shown).toMatchObject({ earned: { state: 'takenBack' } });
      expect(shown.reason).toContain('申诉');
    }
  });

  it('a reversal of what was spent takes the rest and leaves a debt, which later coins pay, once', async () => {
    const { database, partner } = reports;
    const sent = await partner.sent();
    const memberId = sent.member.id;
    const at = partner.deps.clock.now();
    const move = (key: string, amount: number) =>
      database.transaction((tx) =>
        transfer(tx, {
          key,
          memberId,
          reason: amount < 0 ? 'spent' : 'earned',
          cause: { kind: amount < 0 ? 'exchange' : 'checkin', id: key, title: '话费' },
          legs: [{ asset: 'coin', amount, platform: amount < 0 ? 'exchange' : 'issue' }],
          at,
        }),
      );
    await reports.verdict('postback', says(partner, sent.sid, 'c'));
    await move('order', -60);
    const owed = async () => ({
      ...(await reports.money(sent)),
      owed: await readOwed(database.read, memberId),
    });
    expect(await reports.verdict('postback', says(partner, sent.sid, 'r'))).toBe('applied');
    expect(await owed()).toEqual({ coins: 0, pendingCoins: 0, owed: 60 });
    expect((await reports.own(sent)).earning?.state).toBe('takenBack');
    expect(await reports.verdict('postback', says(partner, sent.sid, 'r', { n: '2' }))).toBe('repeated');
    expect(await owed()).toEqual({ coins: 0, pendingCoins: 0, owed: 60 });
    await move('later', 100);
    expect(await owed()).toEqual({ coins: 40, pendingCoins: 0, owed: 0 });
  });

  it('screened out and full pay the consolation once; a quality end is 2 with a neutral text', async () => {
    for (const [status, result] of [
      ['s', 2],
      ['q', 3],
      ['x', 2],
    ] as const) {
      const sent = await reports.partner.sent();
      readOn(reports.partner.deps);
      expect(await reports.verdict('return', says(reports.partner, sent.sid, status))).toBe('applied');
      expect(await reports.verdict('postback', says(reports.partner, sent.sid, status))).toBe('repeated');
      expect(await reports.money(sent)).toEqual({ coins: 10, pendingCoins: 0 });
      const ended = await reports.own(sent);
      expect(ended.result).toBe(result);
      expect(ended.detail).toBe(status === 'x' ? 'quality' : null);
    }
  });

  it('how long a member has there is told on the task, and kept with the participation until it ends', async () => {
    const { partner } = reports;
    const sent = await partner.sent();
    const hours = async (): Promise<number> =>
      Number((await findTask(reports.database.read, sent.hashId))?.seatMinutes) / 60;
    expect(await hours()).toBe(72);
    const now = partner.deps.clock.now().getTime();
    expect((await reports.own(sent)).seatUntil).toEqual(new Date(now + 72 * 3_600_000));
    await partner.supplier({ expiresHours: 24 });
    expect(await hours()).toBe(24);
    await partner.supplier({});
    partner.deps.clock.advance(72 * 3_600_000);
    await sweepSeats(partner.deps);
    await processDue(partner.deps);
    expect((await reports.own(sent)).result).toBe(8);
    expect(await reports.verdict('postback', says(partner, sent.sid, 'c'))).toBe('late');
  });

  it('a redirect session without a callback times out; a later complete is late, and pays nothing by itself', async () => {
    const sent = await reports.partner.sent();
    reports.partner.deps.clock.advance(72 * 3_600_000);
    await processDue(reports.partner.deps);
    expect((await reports.own(sent)).result).toBe(8);
    expect(await reports.verdict('postback', says(reports.partner, sent.sid, 'c'))).toBe('late');
    expect(await reports.money(sent)).toEqual({ coins: 0, pendingCoins: 0 });
  });
});

describe('an operator decides contradicting and late reports', () => {
  const openOf = async ({ participationId }: SentMember) => {
    const open = await readOpenReports(reports.database.read, 1000);
    const report = open.find((each) => each.participation_id === participationId);
    return { report: report?.id ?? '', operator: 'lin', reason: '合作方复核后没有通过' };
  };

  it('a complete that came too late is paid afterwards, once; the result stays', async () => {
    const sent = await reports.partner.sent();
    reports.partner.deps.clock.advance(72 * 3_600_000);
    await processDue(reports.partner.deps);
    await reports.verdict('postback', says(reports.partner, sent.sid, 'c'));
    const decision = await openOf(sent);
    await acceptReport(reports.partner.deps, decision);
    await expect(acceptReport(reports.partner.deps, decision)).rejects.toMatchObject({ name: 'NOT_FOUND' });
    expect(await reports.money(sent)).toEqual({ coins: 100, pendingCoins: 0 });
    expect((await balances(reports.database.read, sent.member.id)).credit).toBe(5);
    expect((await reports.own(sent)).result).toBe(8);
  });

  it('completes told twice after a screen-out are both decided, and the rest of what was promised is paid once', async () => {
    const sent = await reports.partner.sent();
    await reports.verdict('return', says(reports.partner, sent.sid, 's'));
    await reports.verdict('postback', says(reports.partner, sent.sid, 'c', { n: '1' }));
    await acceptReport(reports.partner.deps, await openOf(sent));
    await reports.verdict('postback', says(reports.partner, sent.sid, 'c', { n: '2' }));
    const second = await openOf(sent);
    await expect(acceptReport(reports.partner.deps, second)).rejects.toMatchObject({
      name: 'REPORT_SETTLED',
    });
    await dismissReport(reports.partner.deps, second);
    expect(await balances(reports.database.read, sent.member.id)).toMatchObject({ coins: 100, credit: 5 });
    expect((await reports.own(sent)).result).toBe(2);
  });

  it('rule 4.22: an accepted reversal takes back what was paid afterwards, once of two acts at once', async () => {
    const sent = await reports.partner.sent();
    reports.partner.deps.clock.advance(72 * 3_600_000);
    await processDue(reports.partner.deps);
    await reports.verdict('postback', says(reports.partner, sent.sid, 'c'));
    await acceptReport(reports.partner.deps, await openOf(sent));
    expect(await reports.own(sent)).toMatchObject({ result: 8, corrected: { coins: 100, credit: 5 } });
    expect(await reports.verdict('postback', says(reports.partner, sent.sid, 'r'))).toBe('contradicting');
    const reversal = await openOf(sent);
    const acts = await Promise.allSettled([
      acceptReport(reports.partner.deps, reversal),
      acceptReport(reports.partner.deps, reversal),
    ]);
    expect(acts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await reports.money(sent)).toEqual({ coins: 0, pendingCoins: 0 });
    expect((await balances(reports.database.read, sent.member.id)).credit).toBe(0);
    expect(await reports.own(sent)).toMatchObject({
      result: 8,
      earning: { state: 'takenBack', note: '合作方复核后没有通过' },
      corrected: { at: null },
    });
  });

  it('rule 4.22: a reversal of what was never paid is not accepted, and stays open until it is dismissed', async () => {
    const sent = await reports.partner.sent();
    await reports.verdict('return', says(reports.partner, sent.sid, 's'));
    await reports.verdict('postback', says(reports.partner, sent.sid, 'r'));
    const reversal = await openOf(sent);
    await expect(acceptReport(reports.partner.deps, reversal)).rejects.toMatchObject({
      name: 'REPORT_SETTLED',
    });
    expect((await openOf(sent)).report).toBe(reversal.report);
    await dismissReport(reports.partner.deps, reversal);
  });

  it('an accepted contradiction takes the coins back, a dismissed one releases them', async () => {
    for (const [decide, coins] of [
      [acceptReport, 0],
      [dismissReport, 100],
    ] as const) {
      const sent = await reports.partner.sent();
      await reports.verdict('return', says(reports.partner, sent.sid, 'c'));
      await reports.verdict('postback', says(reports.partner, sent.sid, 's'));
      await decide(reports.partner.deps, await openOf(sent));
      expect(await reports.money(sent)).toEqual({ coins, pendingCoins: 0 });
    }
  });
});

describe('a task with a minimum time', () => {
  it('a complete before it is 4 and unpaid, even if it is sent again, and one after it is paid', async () => {
    const fast = await reports.partner.sent(60);
    reports.partner.deps.clock.advance(59_000);
    await reports.partner.receive('return', says(reports.partner, fast.sid, 'c'));
    expect(await reports.own(fast)).toMatchObject({ result: 4, detail: 'time', paid: { coins: 0 } });
    expect((await reports.partner.receive('postback', says(reports.partner, fast.sid, 'c'))).verdict).toBe(
      'repeated',
    );
    expect(await reports.money(fast)).toEqual({ coins: 0, pendingCoins: 0 });
    const calm = await reports.partner.sent(60);
    reports.partner.deps.clock.advance(60_000);
    await reports.partner.receive('postback', says(reports.partner, calm.sid, 'c'));
    expect(await reports.money(calm)).toEqual({ coins: 100, pendingCoins: 0 });
  });
});
