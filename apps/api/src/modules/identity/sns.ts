import type { DataOf, SnsType } from '@yayan/contract';
import { refuse } from '../../contract/api-fault.ts';
import type { Origin } from '../../contract/call.ts';
import type { MemberCaller } from '../../contract/caller.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Bind, createBind } from './sns-bind.ts';
import { createSnsBindings, type SnsBinding, type SnsBindings } from './sns-bindings.ts';
import { createSnsStates, type Traveller } from './sns-states.ts';
import { createSnsTickets } from './sns-tickets.ts';
import { CALLBACK_PATHS, configuredProviders, type SnsProviders } from './oauth/providers.ts';
import { type SnsAccount, SnsCodeRefused, type SnsProvider } from './oauth/sns-provider.ts';
import type { SignInParts } from './sign-in.ts';

/** What a third party's return brought. */
export interface Return {
  code: string;
  state: string;
}

/** Signing in by third-party accounts and binding them (decisions §2). */
export interface Sns extends Bind {
  readonly bindings: SnsBindings;
  /** Kinds that are set up for a browser, in the order to show them. */
  kindsFor(origin: Origin): SnsType[];
  /** Where to send the browser. Refuses with SNS_UNAVAILABLE a kind that is not set up. */
  start(traveller: Traveller): Promise<DataOf<'startSnsLogin'>>;
  /**
   * Signs in the member of the account. Nobody's is refused with SNS_NOT_BOUND, which carries a bind ticket. A caller
   * who is signed in gets it bound and goes on with a session of its own. Refuses also with SNS_UNAVAILABLE,
   * SNS_STATE_INVALID, SNS_PROVIDER_FAILED, SNS_TAKEN, SNS_ALREADY_LINKED and ACCOUNT_BLOCKED.
   */
  finish(back: Return, traveller: Traveller): Promise<DataOf<'finishWechatLogin'>>;
  /** Binds the account to the caller. Refuses as `finish` does. */
  bindReturned(back: Return, traveller: Traveller & { caller: MemberCaller }): Promise<SnsBinding>;
}

export function createSns(
  parts: SignInParts & { platform: Pick<Platform, 'config' | 'keys' | 'log'> },
  providers: SnsProviders = configuredProviders(parts.platform),
): Sns {
  const { platform, sessions } = parts;
  const { config, database, log } = platform;
  const states = createSnsStates(platform);
  const tickets = createSnsTickets(platform);
  const bindings = createSnsBindings(platform, sessions);

  const providerOf = ({ type, origin }: Pick<Traveller, 'type' | 'origin'>): SnsProvider =>
    providers(origin.userAgent).get(type) ?? refuse('SNS_UNAVAILABLE');
  const callbackOf = (type: SnsType): string => config.sites.member + CALLBACK_PATHS[type];

  /** The state is used up before the code leaves: a return that fails is over, whatever failed. */
  const accountOf = async ({ code, state }: Return, traveller: Traveller): Promise<SnsAccount> => {
    const provider = providerOf(traveller);
    await states.finish(state, traveller);
    try {
      return await provider.accountOf(code, callbackOf(traveller.type));
    } catch (error) {
      if (error instanceof SnsCodeRefused) return refuse('SNS_STATE_INVALID');
      const { type: kind } = traveller;
      log.warn({ event: 'sns.failed', kind, detail: messageOf(error) }, 'a third party gave no account');
      return refuse('SNS_PROVIDER_FAILED');
    }
  };

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
    bindings,
    kindsFor: ({ userAgent }) => [...providers(userAgent).keys()],
    start: async (traveller) => {
      const provider = providerOf(traveller);
      const { state, expiresAt } = await states.start(traveller);
      return {
        authorizeUrl: provider.authorizeUrl(state, callbackOf(traveller.type)),
        state,
        expiresAt: expiresAt.toISOString(),
      };
    },
    finish: async (back, traveller) => {
      const { caller, type, origin } = traveller;
      const account = await accountOf(back, traveller);
      if (caller === null) return await signIn(account, type, origin);
      const session = await database.transaction(async (tx) => {
        await bindings.bind(tx, bindings.keep(type, account), caller.memberId);
        await bindings.seen(tx, caller.memberId, type, account);
        await sessions.end(tx, caller.sessionId);
        return await sessions.openSession(tx, { kind: 'member', memberId: caller.memberId }, origin);
      });
      return { state: 'signedIn', ...session };
    },
    bindReturned: async (back, traveller) => {
      const { type, caller } = traveller;
      const account = await accountOf(back, traveller);
      await database.transaction((tx) => bindings.bind(tx, bindings.keep(type, account), caller.memberId));
      return await bindings.one(caller.memberId, type);
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
