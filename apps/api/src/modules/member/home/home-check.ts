import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isTourDue } from './home-tour.ts';
import type { HomeAttentionSource } from './home-attention.ts';
import { agreementAttention } from './agreement-attention.ts';
import { inOrder } from './attention-order.ts';
import { newcomerSteps, type StepCoins } from './newcomer.ts';

type HomeCheck = DataOf<'checkHome'>;

export interface HomeDeps {
  platform: Pick<Platform, 'database' | 'clock'>;
  attention: readonly HomeAttentionSource[];
  /** Whether the member has checked in on the calendar day of `at` in Shanghai. */
  checkedIn: (db: Connection, memberId: string, at: Date) => Promise<boolean>;
  stepCoins: StepCoins;
}

const SHOWN = 20;

/**
 * What the member still has to do (rule 10.30), the newcomer steps and the day's check-in. Until the member has agreed
 * to the current texts, only that.
 */
export async function checkHome(
  { platform, attention, checkedIn, stepCoins }: HomeDeps,
  { caller: { memberId, agreementDue } }: Pick<Call<'checkHome'>, 'caller'>,
): Promise<HomeCheck> {
  const { read } = platform.database;
  const now = platform.clock.now();
  if (agreementDue === true)
    return {
      attention: [agreementAttention(now)],
      newcomerSteps: [],
      tourDue: false,
      checkedInToday: false,
    };
  const [found, [steps, tourDue], checkedInToday] = await Promise.all([
    Promise.all(attention.map((source) => source(read, memberId, now))),
    stepsAndTour(read, memberId, now, stepCoins),
    checkedIn(read, memberId, now),
  ]);
  return {
    attention: inOrder(found.flat(), now).slice(0, SHOWN),
    newcomerSteps: steps,
    tourDue,
    checkedInToday,
  };
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
