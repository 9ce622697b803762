import type { DataOf, SnsType } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import type { MemberCaller } from '../../../call/caller.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Bind, createBind } from './sns-bind.ts';
import type { SnsBinding } from './read-sns-bindings.ts';
import { createSnsBindings, type SnsBindings } from './sns-bindings.ts';
import { createSnsAuthorization, type Return, type SnsAuthorization } from './sns-authorization.ts';
import type { AuthorizationRequest } from './sns-states.ts';
import { createSnsTickets } from './sns-tickets.ts';
import { configuredProviders, type SnsProviders } from './oauth/providers.ts';
import type { SnsAccount } from './oauth/sns-provider.ts';
import type { SignInDeps } from '../account/sign-in.ts';

/** Signing in by third-party accounts and binding them (rules 2.17 and 2.18). */
export interface Sns extends Bind {
  readonly authorization: SnsAuthorization;
  readonly bindings: SnsBindings;
  /**
   * Signs in the member of the account. If the caller is signed in, it binds the account to them and opens a new
   * session. An account without a member is refused with SNS_NOT_BOUND and a bind ticket. Refuses also with
   * SNS_UNAVAILABLE, SNS_STATE_INVALID, SNS_PROVIDER_FAILED, SNS_TAKEN, SNS_ALREADY_LINKED and ACCOUNT_BLOCKED.
   */
  finish(back: Return, request: AuthorizationRequest): Promise<DataOf<'finishWechatLogin'>>;
  /** Binds the account to the caller. Refuses like `finish`. */
  bindReturned(back: Return, request: AuthorizationRequest & { caller: MemberCaller }): Promise<SnsBinding>;
}

export function createSns(
  parts: SignInDeps & { platform: Pick<Platform, 'config' | 'keys' | 'log'> },
  providers: SnsProviders = configuredProviders(parts.platform),
): Sns {
  const { platform, sessions } = parts;
  const { database } = platform;
  const authorization = createSnsAuthorization(platform, providers);
  const tickets = createSnsTickets(platform);
  const bindings = createSnsBindings(platform, sessions);

  const signIn = async (
    account: SnsAccount,
    type: SnsType,
    origin: Origin,
  ): Promise<DataOf<'finishWechatLogin'>> => {
    const kept = bindings.keep(type, account);
    const session = await database.transaction(async (tx) => {
      const owner = await bindings.owner(tx, kept);
      if (owner === undefined) return undefined;
      if (owner.blocked) return refuse('ACCOUNT_BLOCKED');
      await bindings.seen(tx, owner.memberId, type, account);
      return await sessions.openSession(tx, { kind: 'member', memberId: owner.memberId }, origin);
    });
    if (session !== undefined) return { state: 'signedIn', ...session };
    const bindTicket = await tickets.issue(database.read, kept, { kind: 'bind' }, origin);
    const { nickname, avatar } = account;
    return refuse('SNS_NOT_BOUND', { state: 'bindRequired', bindTicket, type, nickname, avatar });
  };

  return {
    ...createBind({ ...parts, snsTickets: tickets, bindings }),
    authorization,
    bindings,
    finish: async (back, request) => {
      const { caller, type, origin } = request;
      const account = await authorization.accountOf(back, request);
      if (caller === null) return await signIn(account, type, origin);
      const session = await database.transaction(async (tx) => {
        await bindings.bind(tx, bindings.keep(type, account), caller.memberId);
        await bindings.seen(tx, caller.memberId, type, account);
        await sessions.end(tx, caller.sessionId);
        return await sessions.openSession(tx, { kind: 'member', memberId: caller.memberId }, origin);
      });
      return { state: 'signedIn', ...session };
    },
    bindReturned: async (back, request) => {
      const { type, caller } = request;
      const account = await authorization.accountOf(back, request);
      await database.transaction((tx) => bindings.bind(tx, bindings.keep(type, account), caller.memberId));
      return await bindings.one(caller.memberId, type);
    },
  };
}
