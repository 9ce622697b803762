import { randomInt } from 'node:crypto';
import { type BenchSide, crowdId } from '@yayan/api/testing/bench-side';
import { comparedRow } from '../report/compared-row.ts';
import { fillLedger } from '../fill/fill-ledger.ts';
import { compareInRounds, type Contender, type Throughput } from '../report/rounds.ts';
import type { Stage } from '../stage.ts';
import type { Row } from '../report/table.ts';

/** Each transfer has two entries. */
const TRANSFERS_A_MEMBER = 5;
const FEW_MEMBERS = 1_000;
const MANY_MEMBERS = 1_000_000;
const MANY = '10 million entries';
const CLIENTS = 8;
const SECONDS = 1;
const ROUNDS = 7;
const MOST = 1.5;

/** Measures eight clients that make `call` for the members 1 to `members` in turn. */
const calls = async (call: (memberId: string) => Promise<void>, members: number): Promise<Throughput> => {
  const began = performance.now();
  const end = began + SECONDS * 1_000;
  let count = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      await call(crowdId(randomInt(1, members + 1)));
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { count, seconds: (performance.now() - began) / 1_000 };
};

/**
 * Compares a large ledger with a small one: with calls for as many members as the small one has, and for any member.
 */
const compare = async (
  area: string,
  few: (memberId: string) => Promise<void>,
  many: (memberId: string) => Promise<void>,
): Promise<Row[]> => {
  const contender = (name: string, call: typeof few, members: number): Contender => ({
    name,
    run: () => calls(call, members),
  });
  const lines = await compareInRounds(
    contender('10 thousand entries', few, FEW_MEMBERS),
    [
      contender(`${MANY}, ${FEW_MEMBERS} active members`, many, FEW_MEMBERS),
      contender(`${MANY}, any of ${MANY_MEMBERS} members`, many, MANY_MEMBERS),
    ],
    ROUNDS,
  );
  return lines.map((line) => {
    const { range: _range, ...row } = comparedRow(area, line);
    const target = line.name.startsWith(MANY) ? { target: { max: MOST } } : {};
    return { ...row, ratio: 1 / line.ratio, ...target };
  });
};

/** Measures whether a transfer and the page of coins cost the same in a large ledger (target: ratio ≤ 1.5). */
export const measureLedgerSize = async ({ openOther }: Stage): Promise<Row[]> => {
  const open = async (name: string, members: number): Promise<BenchSide> => {
    const { url, side } = await openOther(name);
    await fillLedger(url, { members, transfers: TRANSFERS_A_MEMBER });
    return side;
  };
  const few = await open('ledger_few', FEW_MEMBERS);
  const many = await open('ledger_many', MANY_MEMBERS);
  return [
    ...(await compare('Ledger size: transfer', few.pay, many.pay)),
    ...(await compare('Ledger size: statement', few.readStatement, many.readStatement)),
  ];
};
