import { describe, expect, it } from 'vitest';
import { runs, timeFor } from '../../../../test/runs.ts';
import { allTogether } from '../../../../test/together.ts';
import { says } from '../../../../test/partner/supplier-world.ts';
import { testReports } from '../../../../test/partner/report-world.ts';

const reports = testReports();
const SAME = runs(100, 1_000);
const ROUNDS = runs(5, 160);

describe('S1: the same and other reports, in parallel and out of order', () => {
  it(
    `${SAME} same postbacks that start together pay once and are kept once`,
    { timeout: timeFor(SAME, 400) },
    async () => {
      const sent = await reports.partner.sent();
      const raw = says(reports.partner, sent.sid, 'c');
      const verdicts = (await allTogether(SAME, () => reports.partner.receive('postback', raw))).map(
        (each) => each.verdict,
      );
      expect(verdicts.filter((each) => each === 'applied')).toHaveLength(1);
      expect(verdicts.filter((each) => each === 'repeated')).toHaveLength(SAME - 1);
      expect(await reports.money(sent)).toEqual({ coins: 100, pendingCoins: 0 });
      const kept = await reports.database.read
        .selectFrom('partner_reports')
        .select('times')
        .where('raw', '=', raw)
        .execute();
      expect(kept).toEqual([{ times: SAME }]);
    },
  );

  it(
    'returns and postbacks of every result that start together leave one result and one payment',
    { timeout: timeFor(ROUNDS, 5_000) },
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const sent = await reports.partner.sent();
        // A participation that ends sooner than this pays no consolation (rule 4.18).
        reports.partner.deps.clock.advance(2_000);
        const statuses = ['c', 's', 'q', 'c', 's', 'c'];
        await allTogether(24, (index) =>
          reports.partner.receive(
            index % 2 === 0 ? 'return' : 'postback',
            says(reports.partner, sent.sid, statuses[index % statuses.length] ?? 'c', { n: String(index) }),
          ),
        );
        const { result, paid } = await reports.own(sent);
        expect(paid.coins).toBe(result === 1 ? 100 : 10);
        const { coins, pendingCoins } = await reports.money(sent);
        expect(coins + pendingCoins).toBe(paid.coins);
      }
    },
  );
});
