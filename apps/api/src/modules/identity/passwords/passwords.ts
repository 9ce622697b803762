import type { BodyOf, DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import type { MemberCaller } from '../../../call/caller.ts';
import { networkOf } from '../../../platform/network.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { NotifyOfChange } from '../members/account-notifications.ts';
import type { CheckTickets } from '../codes/check-tickets.ts';
import type { Codes } from '../codes/codes.ts';
import { mobileOf } from '../members/mobile-of.ts';
import { findByMobile } from '../members/member-store.ts';
import type { PasswordHashes } from './password-hashes.ts';
import { checkPassword, normalPassword } from './password-rules.ts';
import { findPassword, holdPassword, putPassword } from './password-store.ts';
import type { PasswordAttempts } from './password-attempts.ts';
import type { Presses } from '../sessions/presses.ts';
import type { Session } from '../sessions/issue-session.ts';
import type { Sessions } from '../sessions/sessions.ts';

/** Bits of the IPv6 network that takes its turn as one. */
const HOUSEHOLD = 56;

export interface PasswordDeps {
  platform: Pick<Platform, 'database' | 'clock' | 'cipher'>;
  codes: Codes;
  checks: CheckTickets;
  sessions: Sessions;
  presses: Presses;
  hashes: PasswordHashes;
  tries: PasswordAttempts;
  notifyOfChange: NotifyOfChange;
}

/**
 * Signs in with mobile and password. An unknown mobile, a member without a password and a wrong password all get
 * PASSWORD_WRONG after the same work (rule 2.6). Refuses also with PASSWORD_TRIES_USED, TOO_MANY and UNAVAILABLE, and
 * with ACCOUNT_BLOCKED after the right password.
 */
export async function signInByPassword(
  { platform: { database, cipher }, sessions, hashes, tries }: PasswordDeps,
  { mobile, password }: { mobile: string; password: string },
  origin: Origin,
): Promise<Session> {
  const mobileIndex = cipher.blindIndex(mobile);
  const isFirst = await tries.take(mobileIndex, origin);
  const member = await findPassword(database.read, mobileIndex);
  const hash = member?.hash ?? undefined;
  const right = await hashes.verify(normalPassword(password), hash, {
    key: networkOf(origin.address, HOUSEHOLD),
    isFirst,
  });
  if (!right || member === undefined || hash === undefined) return refuse('PASSWORD_WRONG');
  await tries.giveBack(mobileIndex, origin);
  if (member.blocked_at !== null) return refuse('ACCOUNT_BLOCKED');
  const subject = { kind: 'member', memberId: member.id } as const;
  return await database.transaction(async (tx) => {
    // A password change ends all sessions. If it happened meanwhile, the old password must not open a new session.
    if (!(await holdPassword(tx, member.id, hash))) return refuse('PASSWORD_WRONG');
    return await sessions.openSession(tx, subject, origin);
  });
}

/**
 * Sets a new password in place of a forgotten one and signs every device out. A weak password doesn't use up the code.
 * An unknown mobile gets the same refusal as a wrong code, because no code was sent to it. Repeated after a lost answer
 * it sets the password again (rule 2.30). Refuses like `checkCode` and
 * `checkPassword`, and with UNAVAILABLE.
 */
export async function resetPassword(
  { platform: { database, cipher, clock }, presses, ...parts }: PasswordDeps,
  given: { mobile: string; code: string; password: string },
  origin: Origin,
): Promise<DataOf<'resetPassword'>> {
  const { codes, sessions, hashes, tries, notifyOfChange } = parts;
  const { mobile } = given;
  const password = checkPassword(given.password, mobile);
  const press = presses.of(origin, { operation: 'resetPassword', mobile, proof: given.code });
  await codes.checkCode({ mobile, purpose: 'reset', code: given.code, origin, press });
  const mobileIndex = cipher.blindIndex(mobile);
  const member = await findByMobile(database.read, mobileIndex);
  if (member === undefined) return refuse('CODE_EXPIRED'); // The caller guessed a code that was never sent.
  const hash = await hashes.hash(password, { key: member.id, isFirst: true });
  await tries.giveBack(mobileIndex, origin);
  return await database.transaction(async (tx) => {
    await putPassword(tx, member.id, hash, clock.now());
    const signedOutDevices = await sessions.endAll(tx, { memberId: member.id });
    await notifyOfChange(tx, member.id, 'password', signedOutDevices);
    return { signedOutDevices };
  });
}

/**
 * Sets or changes the password of a member with a check ticket, and signs their other devices out. Refuses with
 * PASSWORD_WEAK, CHECK_REQUIRED and UNAVAILABLE.
 */
export async function changePassword(
  { platform: { database, cipher, clock }, checks, sessions, hashes, notifyOfChange }: PasswordDeps,
  given: Pick<BodyOf<'changePassword'>, 'checkTicket' | 'password'>,
  caller: MemberCaller,
): Promise<DataOf<'changePassword'>> {
  const { memberId, sessionId } = caller;
  await checks.look(caller, 'changePassword', given.checkTicket);
  const mobile = cipher.open((await mobileOf(database.read, memberId)).mobile_sealed);
  const hash = await hashes.hash(checkPassword(given.password, mobile), { key: memberId, isFirst: true });
  return await database.transaction(async (tx) => {
    await checks.use(tx, caller, 'changePassword', given.checkTicket);
    await putPassword(tx, memberId, hash, clock.now());
    const signedOutDevices = await sessions.endAll(tx, { memberId, except: sessionId });
    await notifyOfChange(tx, memberId, 'password', signedOutDevices);
    return { signedOutDevices };
  });
}
