import type { JoinResult } from '@yayan/contract';
import { dayOf } from '../../../platform/calendar.ts';
import type { Participation, ResultDetail } from '../participation.ts';
import { countConsolation } from './consolation-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The most consolations for a member in a calendar day (rule 4.18). */
export const CONSOLATIONS_A_DAY = 10;
/** Nobody can read and answer a screening page in less time (rule 4.18). */
const FASTEST_MS = 2000;

/** Reasons of operators' rejections. They need our review, so nobody can collect consolations by them. */
const reviewed: ReadonlySet<ResultDetail> = new Set(['applicationDeclined', 'proofDeclined']);

/** Whether a participation ended too fast for anybody to have answered its screening. */
export const isTooQuickForConsolation = (
  { startedAt }: Pick<Participation, 'startedAt'>,
  end: Date,
): boolean => end.getTime() - startedAt.getTime() < FASTEST_MS;

/**
 * The consolation of a participation that is screened out (2) or meets a full quota (3). Zero if it ended too fast, or
 * if the member has reached the day's limit.
 */
export async function consolationOf(
  tx: Tx,
  participation: Participation,
  { result, detail, at }: { result: JoinResult; detail: ResultDetail | null; at: Date },
): Promise<number> {
  const { memberId, promised } = participation;
  if ((result !== 2 && result !== 3) || promised.consolation === 0 || detail === 'manipulated') return 0;
  if (detail !== null && reviewed.has(detail)) return promised.consolation;
  if (isTooQuickForConsolation(participation, at)) return 0;
  return (await countConsolation(tx, memberId, dayOf(at), CONSOLATIONS_A_DAY)) ? promised.consolation : 0;
}
