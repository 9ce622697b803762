import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isTourDue } from './home-tour.ts';
import { newcomerSteps, type StepCoins } from './newcomer.ts';

type HomeCheck = DataOf<'checkHome'>;
export type HomeAttention = HomeCheck['attention'][number];

/** Reads an area's hints for a member on the home page. */
type HomeAttentionSource = (db: Connection, memberId: string, at: Date) => Promise<readonly HomeAttention[]>;

export interface HomeDeps {
  platform: Pick<Platform, 'database' | 'clock'>;
  /** The most pressing area first. */
  attention: readonly HomeAttentionSource[];
  /** Whether the member has checked in on the calendar day of `at` in Shanghai. */
  checkedIn: (db: Connection, memberId: string, at: Date) => Promise<boolean>;
  stepCoins: StepCoins;
}

const SHOWN = 20;

/** The hints for a member on the home page: the ones that end soonest first, then in the order of the areas. */
export async function checkHome(
  { platform, attention, checkedIn, stepCoins }: HomeDeps,
  { caller: { memberId } }: Pick<Call<'checkHome'>, 'caller'>,
): Promise<HomeCheck> {
  const { read } = platform.database;
  const now = platform.clock.now();
  const [found, [steps, tourDue], checkedInToday] = await Promise.all([
    Promise.all(attention.map((source) => source(read, memberId, now))),
    stepsAndTour(read, memberId, now, stepCoins),
    checkedIn(read, memberId, now),
  ]);
  const byEnd = found.flat().toSorted((a, b) => endOf(a) - endOf(b));
  return { attention: byEnd.slice(0, SHOWN), newcomerSteps: steps, tourDue, checkedInToday };
}

async function stepsAndTour(
  db: Connection,
  memberId: string,
  at: Date,
  coinsOf: StepCoins,
): Promise<[HomeCheck['newcomerSteps'], boolean]> {
  const steps = await newcomerSteps(db, memberId, at, coinsOf);
  return [steps, await isTourDue(db, memberId, steps)];
}

const endOf = ({ until }: HomeAttention): number =>
  until === null ? Number.MAX_SAFE_INTEGER : new Date(until).getTime();
