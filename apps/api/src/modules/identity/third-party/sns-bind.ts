import type { BodyOf, DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import { findByMobile } from '../members/member-store.ts';
import { maskMobile } from '../members/mobile.ts';
import type { Session } from '../sessions/issue-session.ts';
import { register, type SignInDeps } from '../account/sign-in.ts';
import type { SnsBindings } from './sns-bindings.ts';
import type { SnsTickets } from './sns-tickets.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Binds a third-party account without a member to an existing or new member. */
export interface Bind {
  /**
   * Proves a mobile for the account. A member's mobile gets a merge ticket, a new mobile a register ticket. Refuses
   * with BIND_TICKET_INVALID, ACCOUNT_BLOCKED, and as `Codes.checkCode` does; a wrong code leaves the ticket usable.
   */
  proveMobile(
    proof: { bindTicket: string; mobile: string; code: string },
    origin: Origin,
  ): Promise<DataOf<'bindSns'>>;
  /**
   * Binds the account to the member whose mobile was proven, and signs them in. Refuses also with SNS_TAKEN and
   * SNS_ALREADY_LINKED.
   */
  merge(mergeTicket: string, origin: Origin): Promise<DataOf<'bindSns'>>;
  /** Makes a new member with the account. Refuses like `register`, and with SNS_TAKEN. */
  register(body: BodyOf<'registerSns'>, origin: Origin): Promise<Session>;
}

export function createBind(parts: SignInDeps & { snsTickets: SnsTickets; bindings: SnsBindings }): Bind {
  const { platform, codes, sessions, presses, snsTickets, bindings, ports } = parts;
  const { database, cipher } = platform;
  return {
    proveMobile: async ({ bindTicket, mobile, code }, origin) => {
      if (!(await snsTickets.canUse('bind', bindTicket, origin))) return refuse('BIND_TICKET_INVALID');
      await codes.checkCode({ mobile, purpose: 'login', code, origin });
      const mobileIndex = cipher.blindIndex(mobile);
      return await database.transaction(async (tx) => {
        const account = await snsTickets.use(tx, 'bind', bindTicket, origin);
        if (account === undefined) return refuse('BIND_TICKET_INVALID');
        const member = await findByMobile(tx, mobileIndex);
        if (member === undefined) {
          const proven = { mobile_sealed: cipher.seal(mobile), mobile_index: mobileIndex };
          const facts = { kind: 'register', mobile: proven } as const;
          return {
            state: 'unregistered',
            registerTicket: await snsTickets.issue(tx, account, facts, origin),
          };
        }
        if (member.blocked_at !== null) return refuse('ACCOUNT_BLOCKED');
        const card = await ports.memberCard(tx, member.id);
        if (card === undefined) throw new Error('A member has no profile');
        const facts = { kind: 'merge', memberId: member.id } as const;
        const mergeTicket = await snsTickets.issue(tx, account, facts, origin);
        return { state: 'mergeRequired', mergeTicket, ...card, mobile: maskMobile(mobile) };
      });
    },
    merge: async (mergeTicket, origin) => {
      const press = presses.of(origin, { operation: 'merge', proof: mergeTicket });
      const mergeOnce = async (tx: Tx): Promise<Session> => {
        const row = await snsTickets.use(tx, 'merge', mergeTicket, origin);
        if (!row?.member_id) return refuse('BIND_TICKET_INVALID');
        await bindings.bind(tx, row, row.member_id);
        const subject = { kind: 'member', memberId: row.member_id } as const;
        const owner = await bindings.owner(tx, row);
        if (owner?.blocked) return refuse('ACCOUNT_BLOCKED');
        return await sessions.openSession(tx, subject, origin, press);
      };
      const session = await presses.again(press, origin, 'BIND_TICKET_INVALID', () =>
        database.transaction(mergeOnce),
      );
      return { state: 'signedIn', ...session };
    },
    register: async (body, origin) =>
      await register(parts, body, origin, async (tx, ticket) => {
        const row = await snsTickets.use(tx, 'register', ticket, origin);
        if (!row?.mobile_sealed || !row.mobile_index) return refuse('REGISTER_TICKET_INVALID');
        const { mobile_sealed, mobile_index } = row;
        return { mobile_sealed, mobile_index, joined: (memberId) => bindings.bind(tx, row, memberId) };
      }),
  };
}
