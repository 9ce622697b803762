import { type ConsoleRead, consoleReads, FOUND_MOBILE } from '@yayan/api/testing/console-reads';
import { type ConsoleSizes, fillConsole } from '@yayan/api/testing/fill-console';
import { fillLedger } from '../fill/fill-ledger.ts';
import type { Row } from '../report/table.ts';
import type { Stage } from '../stage.ts';

/** `BENCH_MEMBERS=100000` is quicker. Other kinds of rows follow the members, up to the number that the console must serve. */
const MEMBERS = Number(process.env['BENCH_MEMBERS'] ?? 10_000_000);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 7);
/** Calls of a round, one after another. */
const CALLS = 20;
const FEW = 1_000;
const NEXT = 'next one';

const few: ConsoleSizes = {
  members: FEW,
  handIns: FEW,
  photographed: FEW,
  orders: FEW,
  tickets: FEW,
  acts: FEW,
  history: 100,
};
const many: ConsoleSizes = {
  members: MEMBERS,
  handIns: Math.min(MEMBERS / 10, 100_000),
  photographed: Math.min(MEMBERS / 10, 300_000),
  orders: MEMBERS / 10,
  tickets: MEMBERS / 10,
  acts: MEMBERS / 10,
  history: Math.min(MEMBERS / 10, 100_000),
};

/** The time limits of the console, in milliseconds. */
const LIMITS = { handIn: 150, search: 50, page: 200 } as const;

const limitOf = ({ area, name }: ConsoleRead): number => {
  if (area === 'search') return LIMITS.search;
  return name === NEXT ? LIMITS.handIn : LIMITS.page;
};

/** A console with its rows. */
interface Side {
  read: (path: string) => Promise<unknown>;
}

const open = async (
  { openOther }: Pick<Stage, 'openOther'>,
  name: string,
  sizes: ConsoleSizes,
): Promise<Side> => {
  const { url, side, serve } = await openOther(name);
  await fillLedger(url, { members: 1, transfers: sizes.history });
  await fillConsole(url, sizes, side.sealMobile(FOUND_MOBILE));
  const cookie = await side.signInOperator();
  const api = await serve();
  return {
    read: async (path) => {
      const answer = await fetch(`${api.url}/api/console/v1${path}`, { headers: { cookie } });
      const { code, data } = (await answer.json()) as { code: number; data: unknown }; // As the document has it.
      if (code !== 200) throw new Error(`The console answered ${code} for ${path}`);
      return data;
    },
  };
};

/** The address of the page that is measured: for a later one, the pages before it are read. */
const pathOf = async ({ read }: Side, { path, page = 1 }: ConsoleRead): Promise<string> => {
  let at = path;
  for (let before = 1; before < page; before += 1) {
    const { nextCursor } = (await read(at)) as { nextCursor: string | null };
    if (nextCursor === null) return at;
    at = `${path}&cursor=${encodeURIComponent(nextCursor)}`;
  }
  return at;
};

const timesOf = async ({ read }: Side, path: string): Promise<number[]> => {
  const times: number[] = [];
  for (let call = 0; call < CALLS; call += 1) {
    const begun = performance.now();
    await read(path);
    times.push(performance.now() - begun);
  }
  return times;
};

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

const shown = (times: readonly number[]): string =>
  `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`;

/** The hand-in after the oldest one, which the page of the oldest loads ahead. */
const nextHandIn = async ({ read }: Side): Promise<ConsoleRead> => {
  const { items } = (await read('/hand-ins?limit=20')) as { items: readonly { id: string }[] };
  const path = `/hand-ins/${items[1]?.id ?? ''}`;
  return { area: 'hand-ins', name: NEXT, path };
};

/**
 * Measures how long an operator waits for a list, a search or a page: calls one after another, in turn with the same calls to a
 * console with a thousand rows of each kind.
 */
export const measureConsole = async (stage: Pick<Stage, 'openOther'>): Promise<Row[]> => {
  const small = await open(stage, 'console_few', few);
  const large = await open(stage, 'console_many', many);
  const pairs = await Promise.all(
    consoleReads.map(async (each) => ({
      each,
      fewPath: await pathOf(small, each),
      path: await pathOf(large, each),
    })),
  );
  const next = await nextHandIn(large);
  pairs.unshift({ each: next, fewPath: (await nextHandIn(small)).path, path: next.path });
  const times = pairs.map(() => ({ few: [] as number[], many: [] as number[] }));
  for (let round = -1; round < ROUNDS; round += 1)
    for (const [at, { fewPath, path }] of pairs.entries()) {
      const [short, long] = [await timesOf(small, fewPath), await timesOf(large, path)];
      if (round < 0) continue;
      times[at]?.few.push(...short);
      times[at]?.many.push(...long);
    }
  return pairs.map(({ each }, at) => {
    const { area, name } = each;
    const limit = limitOf(each);
    const { few: short, many: long } = times[at] ?? { few: [], many: [] };
    const ratio = quantile(long, 0.5) / limit;
    return {
      area: `Console, ${MEMBERS} members: ${area}`,
      name,
      result: `${shown(long)}; with ${FEW} rows: ${shown(short)}`,
      ratio,
      target: { max: 1 },
      verdict: `≤ ${limit} ms ${ratio <= 1 ? 'met' : 'MISSED'}`,
    };
  });
};
