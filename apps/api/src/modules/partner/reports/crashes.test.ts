import { readOn } from '../../../../test/survey/survey-world.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { crashEverywhere, type Repeatable } from '../../../../test/crashes/crash-everywhere.ts';
import { crashPoints, type CrashPoints } from '../../../../test/crashes/crash-points.ts';
import { processDue } from './process-due.ts';
import { type SentMember, says } from '../../../../test/partner/supplier-world.ts';
import { testReports } from '../../../../test/partner/report-world.ts';

const reports = testReports();
let crash: CrashPoints;
beforeAll(() => {
  crash = crashPoints(reports.database);
});

/** One report about a member who was sent to the supplier. */
interface ReportWork extends Repeatable {
  readonly sent: SentMember;
}

type Via = 'return' | 'postback';

const sendReport = (sent: SentMember, via: Via, status: string): (() => Promise<unknown>) => {
  const raw = says(reports.partner, sent.sid, status);
  return () => reports.verdict(via, raw);
};

/** A report that follows others of the same redirect session. */
const after =
  (before: readonly (readonly [Via, string])[], via: Via, status: string) =>
  async (): Promise<ReportWork> => {
    const sent = await reports.partner.sent();
    readOn(reports.partner.deps);
    for (const [earlier, one] of before) await sendReport(sent, earlier, one)();
    return { sent, run: sendReport(sent, via, status) };
  };

const complete = { result: 1, coins: 100, pendingCoins: 0 };

const works: readonly [name: string, prepare: () => Promise<ReportWork>, stands: object][] = [
  ['a postback of a complete', after([], 'postback', 'c'), complete],
  ['a return of a complete', after([], 'return', 'c'), { ...complete, coins: 0, pendingCoins: 100 }],
  ['a postback after the return', after([['return', 'c']], 'postback', 'c'), complete],
  ['a screen-out', after([], 'postback', 's'), { result: 2, coins: 10, pendingCoins: 0 }],
  [
    'a reversal',
    after([['postback', 'c']], 'postback', 'r'),
    { result: 1, coins: 0, pendingCoins: 0, earning: 'takenBack' },
  ],
  [
    'a report that does not fit',
    after([['return', 'c']], 'postback', 's'),
    { ...complete, coins: 0, pendingCoins: 100, verdicts: ['applied', 'contradicting'] },
  ],
];

/** All stored data that a report may change. */
async function storedState({ sent }: ReportWork): Promise<object> {
  const { result, detail, paid, earning, seated } = await reports.own(sent);
  const kept = await reports.database.read
    .selectFrom('partner_reports')
    .select('verdict')
    .where('raw', 'like', `%${sent.sid}%`)
    .orderBy('received_at')
    .orderBy('verdict')
    .execute();
  const verdicts = kept.map(({ verdict }) => verdict);
  return { result, detail, paid, seated, earning: earning?.state, verdicts, ...(await reports.money(sent)) };
}

const sameEverywhere = async (prepare: () => Promise<ReportWork>, stands: object): Promise<void> => {
  let whole: object | undefined;
  for await (const one of crashEverywhere(crash, prepare)) {
    const left = await storedState(one);
    expect(left).toMatchObject(stands);
    whole ??= left;
    expect(left).toEqual(whole);
  }
};

describe('L8 the server crashes at any point of a report', { timeout: 120_000 }, () => {
  it.each(works)('%s, sent again, counts once', async (_name, prepare, stands) => {
    await sameEverywhere(prepare, stands);
  });

  it.each(works)(
    '%s, never sent again, is processed from the stored report',
    async (_name, prepare, stands) => {
      await sameEverywhere(async () => {
        const one = await prepare();
        return {
          ...one,
          again: async () => {
            reports.partner.deps.clock.advance(61_000);
            await processDue(reports.partner.deps);
          },
        };
      }, stands);
    },
  );
});
