import type { BodyOf, DataOf } from '@yayan/contract';
import { refuse } from '../../contract/api-fault.ts';
import type { Origin } from '../../contract/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkAgreement } from './agreement.ts';
import type { Codes } from './codes.ts';
import { join } from './join.ts';
import { normalMemberCode } from './member-code.ts';
import { findByCode, findByMobile } from './member-store.ts';
import type { RegisterTickets } from './register-tickets.ts';
import type { Session, Sessions } from './sessions.ts';

export interface SignInParts {
  platform: Pick<Platform, 'database' | 'clock' | 'random' | 'cipher'>;
  codes: Codes;
  tickets: RegisterTickets;
  sessions: Sessions;
}

/**
 * Signs in with mobile and code. A mobile without an account gets a register ticket instead (decisions §2). Refuses as
 * checkCode does, and with ACCOUNT_BLOCKED.
 */
export async function signInByCode(
  { platform: { database, cipher }, codes, tickets, sessions }: SignInParts,
  { mobile, code }: { mobile: string; code: string },
  origin: Origin,
): Promise<DataOf<'loginBySms'>> {
  await codes.checkCode({ mobile, purpose: 'login', code });
  const member = await findByMobile(database.read, cipher.blindIndex(mobile));
  if (member === undefined) return { state: 'unregistered', registerTicket: await tickets.issue(mobile) };
  if (member.blocked_at !== null) return refuse('ACCOUNT_BLOCKED');
  const subject = { kind: 'member', memberId: member.id } as const;
  const session = await database.transaction((tx) => sessions.openSession(tx, subject, origin));
  return { state: 'signedIn', ...session };
}

/**
 * Makes a member of whoever holds the ticket and signs them in. Everything is one transaction: a refusal leaves the
 * ticket usable. Refuses with AGREEMENT_REQUIRED, REGISTER_TICKET_INVALID, INVITE_CODE_INVALID and MOBILE_TAKEN.
 */
export async function register(
  { platform, tickets, sessions }: SignInParts,
  { registerTicket, agreementVersion, inviteCode }: BodyOf<'registerBySms'>,
  origin: Origin,
): Promise<Session> {
  checkAgreement(agreementVersion);
  return await platform.database.transaction(async (tx) => {
    const mobile = await tickets.use(tx, registerTicket);
    const invitedBy =
      inviteCode === undefined
        ? null
        : ((await findByCode(tx, normalMemberCode(inviteCode))) ?? refuse('INVITE_CODE_INVALID'));
    const memberId = await join(tx, platform.random, {
      ...mobile,
      agreementVersion,
      invitedBy,
      at: platform.clock.now(),
    });
    return await sessions.openSession(tx, { kind: 'member', memberId }, origin);
  });
}
