import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs, timeFor } from '../../../../test/runs.ts';
import { says, signed } from '../../../../test/partner/supplier-world.ts';
import { testReports } from '../../../../test/partner/report-world.ts';

const reports = testReports();
const ALTERED = runs(60, 5_000);
const OTHER_SECRET = 'another supplier secret';

const signature = (raw: string): string => raw.slice(raw.indexOf('&sig=') + '&sig='.length);
const secondsAgo = (seconds: number): string =>
  String(Math.floor(reports.partner.deps.clock.now().getTime() / 1000) - seconds);

/**
 * How an attacker may alter a valid report of one redirect session, and the expected verdict. `other` is another
 * session.
 */
const alterations: readonly (readonly [
  verdict: string,
  alter: (truth: { sid: string; st: string; raw: string; other: string }) => string,
])[] = [
  ['badSignature', ({ raw, st }) => raw.replace(`st=${st}`, st === 'c' ? 'st=s' : 'st=c')],
  ['badSignature', ({ raw, sid, other }) => raw.replace(sid, other)],
  ['badSignature', ({ raw }) => raw.replace(/ts=\d+/, `ts=${secondsAgo(1)}`)],
  ['badSignature', ({ raw }) => raw.replace('&sig=', '&coins=999999&sig=')],
  ['badSignature', ({ raw }) => `${raw}&coins=999999`],
  ['badSignature', ({ raw }) => raw.slice(0, -1)],
  ['badSignature', ({ raw }) => raw.replace(signature(raw), '')],
  ['badSignature', ({ sid, st }) => signed({ sid, st, ts: secondsAgo(0) }, OTHER_SECRET)],
  ['malformed', ({ raw }) => raw.slice(0, raw.indexOf('&sig='))],
  ['malformed', ({ raw }) => `${raw}&sig=${signature(raw)}`],
  ['malformed', ({ raw, other }) => `${raw}&sid=${other}`],
  ['stale', ({ sid, st }) => signed({ sid, st, ts: secondsAgo(72 * 3600 + 1) })],
  ['stale', ({ sid, st }) => signed({ sid, st, ts: secondsAgo(-601) })],
  ['unknownStatus', ({ sid }) => signed({ sid, st: 'C', ts: secondsAgo(0) })],
  ['unknownVisit', ({ sid, st }) => signed({ sid: `${sid}x`, st, ts: secondsAgo(0) })],
];

it(
  `S1-S3: none of ${ALTERED} altered, borrowed, old or made-up reports counts, and the true ones after them pay once`,
  { timeout: timeFor(ALTERED, 200) },
  async () => {
    const [own, others] = [await reports.partner.sent(), await reports.partner.sent()];
    await reports.partner.supplier({ key: 'rival', secrets: [OTHER_SECRET] });
    const told = fc.record({
      via: fc.constantFrom('return' as const, 'postback' as const),
      st: fc.constantFrom('c', 's', 'q'),
      alteration: fc.constantFrom(...alterations),
    });
    await fc.assert(
      fc.asyncProperty(told, async ({ via, st, alteration: [verdict, alter] }) => {
        const raw = says(reports.partner, own.sid, st);
        expect(await reports.verdict(via, alter({ sid: own.sid, st, raw, other: others.sid }))).toBe(verdict);
        const rival = signed({ sid: own.sid, st, ts: secondsAgo(0) }, OTHER_SECRET);
        expect((await reports.partner.receive(via, rival, 'rival')).verdict).toBe('unknownVisit');
      }),
      { numRuns: ALTERED },
    );
    for (const sent of [own, others]) {
      expect((await reports.own(sent)).result).toBe(0);
      expect(await reports.verdict('postback', says(reports.partner, sent.sid, 'c'))).toBe('applied');
      expect(await reports.verdict('postback', says(reports.partner, sent.sid, 'c'))).toBe('repeated');
      expect(await reports.money(sent)).toEqual({ coins: 100, pendingCoins: 0 });
    }
  },
);
