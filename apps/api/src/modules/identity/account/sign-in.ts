import type { BodyOf, DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkAgreement } from '../sessions/agreement.ts';
import type { Codes } from '../codes/codes.ts';
import { tryInviteCode } from '../codes/invite-tries.ts';
import { join } from './join.ts';
import type { Presses } from '../sessions/presses.ts';
import { holdByMobile } from '../members/member-store.ts';
import type { IdentityPorts } from '../ports/identity-ports.ts';
import type { RegisterTickets } from './register-tickets.ts';
import type { Session } from '../sessions/issue-session.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { ProvenMobile } from '../members/register-ticket-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface SignInDeps {
  platform: Pick<Platform, 'database' | 'clock' | 'random' | 'cipher'>;
  codes: Codes;
  tickets: RegisterTickets;
  sessions: Sessions;
  presses: Presses;
  ports: IdentityPorts;
}

/**
 * Signs in with mobile and code. A mobile without an account gets a register ticket instead (rule 2.2). Refuses like
 * `Codes.checkCode`, and with ACCOUNT_BLOCKED.
 */
export async function signInByCode(
  { platform: { database, cipher }, codes, tickets, sessions, presses }: SignInDeps,
  { mobile, code }: { mobile: string; code: string },
  origin: Origin,
): Promise<DataOf<'loginBySms'>> {
  const press = presses.of(origin, { operation: 'loginBySms', mobile, proof: code });
  await codes.checkCode({ mobile, purpose: 'login', code, origin, press });
  const session = await database.transaction(async (tx) => {
    const member = await holdByMobile(tx, cipher.blindIndex(mobile));
    if (member === undefined) return undefined;
    if (member.blocked_at !== null) return refuse('ACCOUNT_BLOCKED');
    return await sessions.openSession(tx, { kind: 'member', memberId: member.id }, origin, press);
  });
  if (session === undefined) return { state: 'unregistered', registerTicket: await tickets.issue(mobile) };
  return { state: 'signedIn', ...session };
}

/** What a register ticket proves. */
export interface Proof extends ProvenMobile {
  /** More work with the new member, in the same transaction. */
  joined?: (memberId: string) => Promise<void>;
}

/**
 * Makes the person with the ticket a member, and signs them in. It is one transaction, so a refusal leaves the ticket
 * usable. A press whose answer got lost signs the new member in again. Refuses with AGREEMENT_REQUIRED, REGISTER_TICKET_INVALID, MOBILE_TAKEN and the refusals of inviting. `prove`
 * checks another kind of ticket, for example one with a third-party account.
 */
export async function register(
  { platform, tickets, sessions, presses, ports }: SignInDeps,
  { registerTicket, agreementVersion, inviteCode }: BodyOf<'registerBySms'>,
  origin: Origin,
  prove = async (tx: Tx, ticket: string): Promise<Proof> => await tickets.use(tx, ticket),
): Promise<Session> {
  const press = presses.of(origin, { operation: 'register', proof: registerTicket });
  const joinOnce = async (tx: Tx): Promise<Session> => {
    await checkAgreement(tx, agreementVersion, platform.clock.now());
    const { mobile_sealed, mobile_index, joined } = await prove(tx, registerTicket);
    const at = platform.clock.now();
    const memberId = await join(
      tx,
      { random: platform.random, openProfile: ports.openProfile },
      {
        mobile_sealed,
        mobile_index,
        agreementVersion,
        at,
      },
    );
    await ports.joined?.(tx, {
      memberId,
      inviteCode: inviteCode ?? null,
      mobileIndex: mobile_index,
      origin,
      at,
    });
    await joined?.(memberId);
    return await sessions.openSession(tx, { kind: 'member', memberId }, origin, press);
  };
  const registerOnce = async (): Promise<Session> => await platform.database.transaction(joinOnce);
  return await presses.again(press, origin, 'REGISTER_TICKET_INVALID', async () =>
    inviteCode === undefined
      ? await registerOnce()
      : await tryInviteCode(platform, { registerTicket }, registerOnce),
  );
}
