import type { ConsoleDataOf } from '@yayan/contract/console';
import type { Platform } from '../../../platform/platform.ts';
import { activeClosing } from '../privacy/closing.ts';
import { latestIdCheck } from '../id-check-store.ts';
import { maskIdNumber, maskName } from '../real-name/id-number.ts';
import { TRIES } from '../real-name/id-verification.ts';

type Member = ConsoleDataOf<'getOperatorMember'>;

/** The latest real-name check of a member, masked; null if there is none. */
export async function idCheckOf(
  { database, cipher }: Pick<Platform, 'database' | 'cipher'>,
  memberId: string,
): Promise<Member['idCheck']> {
  const check = await latestIdCheck(database.read, memberId);
  if (check === undefined) return null;
  // A withdrawn check holds neither name nor number.
  const isErased = check.state === 'withdrawn';
  return {
    state: check.state,
    name: isErased ? null : maskName(cipher.open(check.name_sealed)),
    idNumber: isErased ? null : maskIdNumber(cipher.open(check.number_sealed)),
    submittedAt: check.asked_at.toISOString(),
    triesLeft: Math.max(TRIES - check.attempt, 0),
  };
}

/** The deletion that a member waits for; null without one. */
export async function closingOf(
  { database }: Pick<Platform, 'database'>,
  memberId: string,
): Promise<Member['closing']> {
  const closing = await activeClosing(database.read, memberId);
  return closing
    ? {
        requestedAt: closing.requested_at.toISOString(),
        closesAt: closing.closes_at.toISOString(),
        underAge: closing.under_age,
      }
    : null;
}
