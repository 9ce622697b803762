import type { CheckPurpose, DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import type { MemberCaller } from '../../../call/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { NotifyOfChange } from '../members/account-notifications.ts';
import type { CheckTickets } from '../codes/check-tickets.ts';
import type { Codes } from '../codes/codes.ts';
import { maskEmail } from '../members/email-address.ts';
import { putEmail, putMobile } from '../members/contact-store.ts';
import { mobileOf } from '../members/mobile-of.ts';
import { maskMobile } from '../members/mobile.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { isMobileTaken } from './replace-mobile.ts';

export interface ContactDeps {
  platform: Pick<Platform, 'database' | 'clock' | 'cipher'>;
  codes: Codes;
  checks: CheckTickets;
  sessions: Sessions;
  notifyOfChange: NotifyOfChange;
}

const NEW_MOBILE = 'newMobile';
const EMAIL = 'email';

/** Sends a code to the member's own mobile, for one kind of change. Refuses like `Codes.sendCode`. */
export async function sendOwnCode(
  { platform: { database, cipher }, codes }: ContactDeps,
  purpose: CheckPurpose,
  { memberId }: MemberCaller,
  origin: Origin,
): Promise<DataOf<'sendCode'>> {
  return await database.transaction(async (tx) => {
    const mobile = cipher.open((await mobileOf(tx, memberId)).mobile_sealed);
    return await codes.sendCode(tx, { mobile, purpose, subject: memberId, origin });
  });
}

/** Exchanges the code of `sendOwnCode` for a ticket for that change. Refuses like `Codes.checkCode`. */
export async function checkOwnCode(
  { platform: { database, cipher }, codes, checks }: ContactDeps,
  { purpose, code }: { purpose: CheckPurpose; code: string },
  caller: MemberCaller,
): Promise<DataOf<'checkSmsCode'>> {
  const mobile = cipher.open((await mobileOf(database.read, caller.memberId)).mobile_sealed);
  await codes.checkCode({ mobile, purpose, subject: caller.memberId, code });
  const { checkTicket, expiresAt } = await checks.issue(caller, purpose);
  return { checkTicket, expiresAt: expiresAt.toISOString() };
}

/** Sends a code to the member's new mobile, whether or not it has an account already. Refuses like `Codes.sendCode`. */
export async function sendNewMobileCode(
  { platform: { database }, codes }: ContactDeps,
  mobile: string,
  { memberId }: MemberCaller,
  origin: Origin,
): Promise<DataOf<'sendNewMobileCode'>> {
  const use = { mobile, purpose: NEW_MOBILE, subject: memberId, origin, onBehalfOf: memberId };
  return await database.transaction((tx) => codes.sendCode(tx, use));
}

/**
 * Changes the mobile and signs the other devices out. The ticket proves the old mobile, the code the new one. Refuses
 * with CHECK_REQUIRED, like `Codes.checkCode`, and with MOBILE_TAKEN, which leaves the ticket usable.
 */
export async function changeMobile(
  { platform: { database, cipher }, codes, checks, sessions, notifyOfChange }: ContactDeps,
  { checkTicket, mobile, code }: { checkTicket: string; mobile: string; code: string },
  caller: MemberCaller,
): Promise<DataOf<'changeMobile'>> {
  const { memberId, sessionId } = caller;
  await checks.look(caller, 'changeMobile', checkTicket);
  await codes.checkCode({ mobile, purpose: NEW_MOBILE, subject: memberId, code });
  const proven = { mobile_sealed: cipher.seal(mobile), mobile_index: cipher.blindIndex(mobile) };
  try {
    return await database.transaction(async (tx) => {
      await checks.use(tx, caller, 'changeMobile', checkTicket);
      await putMobile(tx, memberId, proven);
      const signedOutDevices = await sessions.endAll(tx, { memberId, except: sessionId });
      await notifyOfChange(tx, memberId, 'mobile', signedOutDevices);
      return { mobile: maskMobile(mobile), signedOutDevices };
    });
  } catch (error) {
    if (isMobileTaken(error)) return refuse('MOBILE_TAKEN');
    throw error;
  }
}

/** Sends a code to the mail address that a member wants to set. Refuses like `Codes.sendCode`. */
export async function sendEmailCode(
  { platform: { database }, codes }: ContactDeps,
  email: string,
  { memberId }: MemberCaller,
  origin: Origin,
): Promise<DataOf<'sendEmailCode'>> {
  const use = { email, purpose: EMAIL, subject: memberId, origin, onBehalfOf: memberId };
  return await database.transaction((tx) => codes.sendCode(tx, use));
}

/** Sets or changes the mail address after its code. Refuses like `Codes.checkCode`. */
export async function changeEmail(
  { platform: { database, cipher }, codes, notifyOfChange }: ContactDeps,
  { email, code }: { email: string; code: string },
  { memberId }: MemberCaller,
): Promise<DataOf<'changeEmail'>> {
  await codes.checkCode({ email, purpose: EMAIL, subject: memberId, code });
  await database.transaction(async (tx) => {
    // Notify the old address too: if a stranger made the change, the member reads only the old one.
    await notifyOfChange(tx, memberId, 'email');
    await putEmail(tx, memberId, cipher.seal(email));
  });
  return { email: maskEmail(email) };
}
