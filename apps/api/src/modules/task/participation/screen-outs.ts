import type { JoinResult } from '@yayan/contract';
import { dayOf } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Participation, ResultDetail } from '../participation.ts';
import { isTooQuickForConsolation } from './consolation.ts';
import { addScreenOut, type ScreenOuts } from './screen-out-store.ts';

/** After so many screen-outs, or so many seconds in them, a day has had enough of them (rule 3.40). */
export const SCREEN_OUTS_A_DAY = 5;
export const SCREENED_SECONDS_A_DAY = 30 * 60;
/** Coins for a day that has had enough of them, once (rule 3.40). */
export const COMFORT_COINS = 20;
/** More of one participation doesn't count: a page may have been left open. */
const LONGEST_SECONDS = 20 * 60;

/** Whether a member was screened out so often today that only high matches are offered for the rest of the day. */
export const hadEnough = ({ times, seconds }: ScreenOuts): boolean =>
  times >= SCREEN_OUTS_A_DAY || seconds >= SCREENED_SECONDS_A_DAY;

/**
 * Counts a participation that was screened out, and returns the coins that the day's last one pays beside the
 * consolation: once a day (rule 3.40). Zero for all other results, for what a partner's quality check or a review
 * refused, and for what ended too fast for anybody to have read it.
 */
export async function comfortOf(
  tx: Tx,
  participation: Participation,
  { result, detail, at }: { result: JoinResult; detail: ResultDetail | null; at: Date },
): Promise<number> {
  if (result !== 2 || detail !== null || isTooQuickForConsolation(participation, at)) return 0;
  const took = Math.round((at.getTime() - participation.startedAt.getTime()) / 1000);
  const seconds = Math.min(took, LONGEST_SECONDS);
  const now = await addScreenOut(tx, participation.memberId, { day: dayOf(at), seconds });
  if (now === undefined || !hadEnough(now)) return 0;
  const before = { times: now.times - 1, seconds: now.seconds - seconds };
  return hadEnough(before) ? 0 : COMFORT_COINS;
}
