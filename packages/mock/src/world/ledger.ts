import type { CoinCause, CoinRow } from '@yayan/api-client';

/** The data of a new row. */
export interface Entry {
  readonly id: string;
  readonly at: string;
  readonly amount: number;
  readonly cause: CoinCause;
  /** When pending coins are expected; without it the coins are available at once. */
  readonly expectedAt?: string;
}

/** The coins of one member: rows, newest first, and their totals. */
export interface Ledger {
  readonly rows: readonly CoinRow[];
  readonly available: () => number;
  readonly pending: () => number;
  readonly add: (entry: Entry) => CoinRow;
  /** Makes the pending coins of a cause available. Returns whether there were any. */
  readonly release: (causeId: string) => boolean;
  /** Reverses the coins of a cause, with a reason for the member. */
  readonly takeBack: (causeId: string, reason: string) => boolean;
}

const supportCode = (id: string): string => {
  const tail = id.replaceAll('-', '').slice(-8).toUpperCase();
  return `${tail.slice(0, 4)}-${tail.slice(4)}`;
};

export const createLedger = (): Ledger => {
  const rows: CoinRow[] = [];
  const sum = (state: 0 | 1): number =>
    rows.filter((row) => row.state === state).reduce((total, { amount }) => total + amount, 0);
  const available = (): number => sum(0);

  const move = (causeId: string, change: (row: CoinRow) => CoinRow): boolean => {
    const at = rows.findIndex(({ cause, state }) => cause.id === causeId && state !== 2);
    const row = rows[at];
    if (!row) return false;
    rows[at] = change(row);
    return true;
  };

  return {
    rows,
    available,
    pending: () => sum(1),
    add: ({ id, at, amount, cause, expectedAt }) => {
      const row: CoinRow = {
        id,
        amount,
        cause,
        state: expectedAt === undefined ? 0 : 1,
        balanceAfter: available() + (expectedAt === undefined ? amount : 0),
        createdAt: at,
        expectedAt: expectedAt ?? null,
        reason: null,
        supportCode: supportCode(id),
      };
      rows.unshift(row);
      return row;
    },
    release: (causeId) =>
      move(causeId, (row) => ({
        ...row,
        state: 0,
        expectedAt: null,
        balanceAfter: available() + row.amount,
      })),
    takeBack: (causeId, reason) => move(causeId, (row) => ({ ...row, state: 2, expectedAt: null, reason })),
  };
};
