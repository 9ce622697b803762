import { cpuTime, cpuTimesOfChildren, usedBetween } from '../load/cpu-time.ts';

/** The number of calls or transactions, and the seconds they took. */
export interface Throughput {
  count: number;
  seconds: number;
}

/** One thing that is measured. */
export interface Contender {
  name: string;
  run: () => Promise<Throughput>;
  /** The process whose processor time is measured, if the work is done by one process. */
  pid?: number;
  /** The process of the database server that started those of its connections, where their time is measured too. */
  databasePid?: number;
}

/** A contender's results, compared with the baseline of the same round. */
export interface ContenderResult {
  name: string;
  /** Median of all rounds. */
  perSecond: number;
  /**
   * The median processor time of its process for each call, in microseconds. Other load affects it less than the
   * rate.
   */
  cpuMicros: number | undefined;
  /** The median of the rounds' ratios of processor time to the baseline's. */
  cpuRatio: number | undefined;
  /** The same for the database's processes. */
  databaseMicros: number | undefined;
  /** The median of the rounds' ratios of both together to the baseline's. */
  bothRatio: number | undefined;
  /** The median of the rounds' ratios; `lowest` and `highest` are their range. */
  ratio: number;
  lowest: number;
  highest: number;
}

interface Measurement {
  perSecond: number;
  cpuMicros: number | undefined;
  databaseMicros: number | undefined;
}

/** Rounds before those that count. */
export const WARM_UP_ROUNDS = 3;

/** Processor time in seconds; this process's own is exact to the microsecond. */
const cpuOf = (pid: number | undefined): number | undefined => {
  if (pid === undefined) return undefined;
  if (pid !== process.pid) return cpuTime(pid);
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const measure = async ({ run, pid, databasePid }: Contender): Promise<Measurement> => {
  const database = databasePid === undefined ? undefined : cpuTimesOfChildren(databasePid);
  const before = cpuOf(pid);
  const { count, seconds } = await run();
  const after = cpuOf(pid);
  const isKnown = before !== undefined && after !== undefined;
  return {
    perSecond: count / seconds,
    cpuMicros: isKnown ? ((after - before) / count) * 1e6 : undefined,
    databaseMicros:
      database && databasePid !== undefined
        ? (usedBetween(database, cpuTimesOfChildren(databasePid)) / count) * 1e6
        : undefined,
  };
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
};

/**
 * Runs the baseline, the contenders and the baseline again in turn, `rounds` times. Some earlier rounds don't count, because
 * compiling a large server takes a while. The second baseline is a control: its ratio to the first shows how noisy the machine
 * is. Ratios are computed within a round.
 */
export const compareInRounds = async (
  baseline: Contender,
  contenders: readonly Contender[],
  rounds: number,
): Promise<ContenderResult[]> => {
  const all = [baseline, ...contenders, { ...baseline, name: `${baseline.name} (again, as control)` }];
  const measured = new Map(all.map(({ name }) => [name, [] as Measurement[]]));
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    for (const contender of all) {
      const result = await measure(contender);
      if (round >= 0) measured.get(contender.name)?.push(result);
    }
  }
  const base = measured.get(baseline.name) ?? [];
  return all.map(({ name }) => {
    const results = measured.get(name) ?? [];
    const ratios = results.map(({ perSecond }, round) => perSecond / (base[round]?.perSecond ?? Number.NaN));
    return {
      name,
      cpuMicros: medianOf(results, ({ cpuMicros }) => cpuMicros),
      cpuRatio: ratioOf(results, base, ({ cpuMicros }) => cpuMicros),
      databaseMicros: medianOf(results, ({ databaseMicros }) => databaseMicros),
      bothRatio: ratioOf(results, base, bothOf),
      perSecond: median(results.map(({ perSecond }) => perSecond)),
      ratio: median(ratios),
      lowest: Math.min(...ratios),
      highest: Math.max(...ratios),
    };
  });
};

type Time = (measured: Measurement) => number | undefined;

const bothOf: Time = ({ cpuMicros, databaseMicros }) =>
  cpuMicros === undefined || databaseMicros === undefined ? undefined : cpuMicros + databaseMicros;

const medianOf = (results: readonly Measurement[], time: Time): number | undefined => {
  const known = results.flatMap((result) => time(result) ?? []);
  return known.length === 0 ? undefined : median(known);
};

/** The median of the rounds' ratios to the baseline of the same round. */
const ratioOf = (
  results: readonly Measurement[],
  base: readonly Measurement[],
  time: Time,
): number | undefined => {
  const ratios = results.flatMap((result, round) => {
    const [its, other] = [time(result), base[round] && time(base[round])];
    return its === undefined || !other ? [] : [its / other];
  });
  return ratios.length === 0 ? undefined : median(ratios);
};
