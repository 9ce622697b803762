import { dayOf } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Messages } from '../../message/api.ts';
import { decideIdCheck, type IdCheckRow, type IdCheckState, isNumberTaken } from '../id-check-store.ts';

/** How a check ends. */
export type DecidedState = Exclude<IdCheckState, 'asked' | 'withdrawn'>;

const REASONS: Readonly<Record<'unmatched' | 'taken', string>> = {
  unmatched: '姓名和身份证号不一致，请核对后重新提交',
  taken: '这个身份证号已在其他账号认证过',
};

/** Why the service's answer refused a check, in the member's words. */
export const refusedReason = (state: 'unmatched' | 'taken'): string => REASONS[state];

export const isMinor = (adultOn: string | null, now: Date): boolean =>
  adultOn !== null && adultOn > dayOf(now);

/** The day on which a member with a matched check turns 18, if it is in the future. */
export const minorUntil = (
  { state, adult_on }: Pick<IdCheckRow, 'state' | 'adult_on'>,
  now: Date,
): string | null => (state === 'matched' && isMinor(adult_on, now) ? adult_on : null);

/** Why a member can't exchange cash after a check; null if they can, or the check waits. */
export function reasonOf(
  state: Exclude<IdCheckState, 'withdrawn'>,
  adultOn: string | null,
  now: Date,
): string | null {
  if (state === 'asked') return null;
  if (state === 'matched') return isMinor(adultOn, now) ? '未满 18 周岁，暂不能兑换现金' : null;
  return REASONS[state];
}

/**
 * Ends a waiting check and notifies the member. A number that verified another account makes it `taken`. False if the check
 * was decided before. Throws a unique violation (23505) if another account is verified with the number at the same time.
 */
export async function settleIdCheck(
  tx: Tx,
  messages: Pick<Messages, 'write'>,
  {
    memberId,
    check: { attempt, number_index: numberIndex, adult_on: adultOn },
    wished,
    now,
  }: { memberId: string; check: IdCheckRow; wished: DecidedState; now: Date },
): Promise<boolean> {
  const taken = wished === 'matched' && (await isNumberTaken(tx, numberIndex, memberId));
  const state = taken ? 'taken' : wished;
  if (!(await decideIdCheck(tx, { memberId, attempt }, state, now))) return false;
  await messages.write(tx, {
    memberId,
    event: 'idChecked',
    key: `id-check:${attempt}`,
    data: { reason: reasonOf(state, adultOn, now), adultOn: minorUntil({ state, adult_on: adultOn }, now) },
  });
  return true;
}
