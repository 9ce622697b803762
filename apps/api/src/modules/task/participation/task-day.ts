import type { DataOf } from '@yayan/contract';
import { dayOf } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { CONSOLATIONS_A_DAY } from './consolation.ts';
import { readConsolations } from './consolation-store.ts';
import { COMFORT_COINS, hadEnough, SCREEN_OUTS_A_DAY, SCREENED_SECONDS_A_DAY } from './screen-outs.ts';
import { readScreenOuts } from './screen-out-store.ts';

export type TaskDay = DataOf<'listTasks'>['today'];

/** What a member's day still pays to who isn't taken, and whether it had enough of that (rules 3.40 and 4.18). */
export async function taskDay(db: Connection, memberId: string, at: Date): Promise<TaskDay> {
  const day = dayOf(at);
  const screenOuts = await readScreenOuts(db, memberId, day);
  return {
    consolationsLeft: Math.max(0, CONSOLATIONS_A_DAY - (await readConsolations(db, memberId, day))),
    consolationsADay: CONSOLATIONS_A_DAY,
    screenOuts: screenOuts.times,
    screenedMinutes: Math.floor(screenOuts.seconds / 60),
    enoughScreenOuts: SCREEN_OUTS_A_DAY,
    enoughMinutes: SCREENED_SECONDS_A_DAY / 60,
    comfortCoins: COMFORT_COINS,
    onlyHighMatches: hadEnough(screenOuts),
  };
}

/** A card promises no consolation on a day that has none left. */
export const onDay = <Card extends { consolationCoins: number }>(
  card: Card,
  { consolationsLeft }: TaskDay,
): Card => (consolationsLeft > 0 ? card : { ...card, consolationCoins: 0 });
