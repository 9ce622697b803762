import type { CoinCauseKind, CoinLot, CoinMonth, CoinRow } from '@yayan/api-client';
import { mockListCoinLots, mockListCoinMonths } from '@yayan/api-client/mocks';
import { memberOf } from '../../world/identity/sign-in.ts';
import type { Ledger } from '../../world/ledger.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { pageOf } from '../page-of.ts';
import { dayOf } from './check-in.ts';

const USUAL_MONTHS = 12;

const monthOf = (time: string): string => dayOf(Date.parse(time)).slice(0, -3);

/** A month and the ones before it, newest first. */
const monthsBefore = (newest: string, count: number): readonly string[] => {
  const [year = 0, month = 0] = newest.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - 1 - at)).toISOString().slice(0, 'YYYY-MM'.length),
  );
};

const sumsOf = (rows: readonly CoinRow[]): Pick<CoinMonth, 'in' | 'out' | 'pending'> => {
  const sum = (fits: (row: CoinRow) => boolean): number =>
    rows.filter(fits).reduce((total, { amount }) => total + Math.abs(amount), 0);
  return {
    in: sum(({ state, amount }) => state === 0 && amount > 0),
    out: sum(({ state, amount }) => state === 0 && amount < 0),
    pending: sum(({ state }) => state === 1),
  };
};

const kindsOf = (rows: readonly { readonly cause: CoinRow['cause'] }[]): readonly CoinCauseKind[] => [
  ...new Set(rows.map(({ cause }) => cause.kind)),
];

/** What is left of each row of coins, oldest first: coins are spent in the order in which they came in. */
const lotsOf = ({ rows }: Ledger): readonly Omit<CoinLot, 'used'>[] => {
  const counted = rows.filter(({ state }) => state === 0).toReversed();
  let spent = counted.reduce((total, { amount }) => total + Math.max(0, -amount), 0);
  return counted.flatMap(({ id, cause, createdAt, amount }) => {
    if (amount <= 0) return [];
    const gone = Math.min(spent, amount);
    spent -= gone;
    return gone === amount ? [] : [{ id, cause, createdAt, amount, left: amount - gone }];
  });
};

/** The coins by month and source, and what the available ones consist of. */
export const coinAnswers = (world: World): Answers => ({
  listCoinMonths: mockListCoinMonths((_example, { request }) => {
    const { rows } = memberOf(world, request).ledger;
    const count = Number(new URL(request.url).searchParams.get('months') ?? USUAL_MONTHS);
    const items = monthsBefore(dayOf(world.now()).slice(0, -3), count).map((month) => {
      const own = rows.filter(({ createdAt, state }) => monthOf(createdAt) === month && state !== 2);
      const sources = kindsOf(own).map((kind) => ({
        kind,
        ...sumsOf(own.filter(({ cause }) => cause.kind === kind)),
      }));
      return { month, ...sumsOf(own), sources };
    });
    return { items };
  }),

  listCoinLots: mockListCoinLots((_example, { request }) => {
    const { ledger } = memberOf(world, request);
    const { searchParams } = new URL(request.url);
    const coins = searchParams.get('coins');
    let toSpend = Number(coins ?? 0);
    const lots = lotsOf(ledger)
      .map((lot): CoinLot => {
        const used = Math.min(toSpend, lot.left);
        toSpend -= used;
        return { ...lot, used };
      })
      .filter(({ used }) => coins === null || used > 0);
    const sources = kindsOf(lots).map((kind) => {
      const own = lots.filter(({ cause }) => cause.kind === kind);
      const sum = own.reduce((total, { left, used }) => total + (coins === null ? left : used), 0);
      return { kind, lots: own.length, coins: sum };
    });
    return {
      ...pageOf(lots, searchParams),
      available: Math.max(0, ledger.available()),
      sources: sources.toSorted((one, other) => other.coins - one.coins),
    };
  }),
});
