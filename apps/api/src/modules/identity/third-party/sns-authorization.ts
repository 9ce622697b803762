import type { DataOf, SnsType } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { CALLBACK_PATHS, type SnsProviders } from './oauth/providers.ts';
import { type SnsAccount, SnsCodeRefused, type SnsProvider } from './oauth/sns-provider.ts';
import { createSnsStates, type AuthorizationRequest } from './sns-states.ts';

/** The data of a return from a third party. */
export interface Return {
  code: string;
  state: string;
}

/** The redirect to a third party and back, until we know the account. */
export interface SnsAuthorization {
  /** The configured kinds for a browser, in the order to show them. */
  kindsFor(origin: Origin): SnsType[];
  /** The address to which the browser is sent. Refuses with SNS_UNAVAILABLE if the kind is not configured. */
  start(request: AuthorizationRequest): Promise<DataOf<'startSnsLogin'>>;
  /**
   * The account of a return. The state is used up before we send the code to the third party, so a failed return can't
   * be repeated. Refuses with SNS_UNAVAILABLE, SNS_STATE_INVALID and SNS_PROVIDER_FAILED.
   */
  accountOf(back: Return, request: AuthorizationRequest): Promise<SnsAccount>;
}

export function createSnsAuthorization(
  platform: Pick<Platform, 'clock' | 'config' | 'database' | 'keys' | 'log' | 'random'>,
  providers: SnsProviders,
): SnsAuthorization {
  const { config, log } = platform;
  const states = createSnsStates(platform);
  const providerOf = ({ type, origin }: AuthorizationRequest): SnsProvider =>
    providers(origin.userAgent).get(type) ?? refuse('SNS_UNAVAILABLE');
  const callbackOf = (type: SnsType): string => config.sites.member + CALLBACK_PATHS[type];

  return {
    kindsFor: ({ userAgent }) => [...providers(userAgent).keys()],
    start: async (request) => {
      const provider = providerOf(request);
      const { state, expiresAt } = await states.start(request);
      return {
        authorizeUrl: provider.authorizeUrl(state, callbackOf(request.type)),
        state,
        expiresAt: expiresAt.toISOString(),
      };
    },
    accountOf: async ({ code, state }, request) => {
      const provider = providerOf(request);
      await states.finish(state, request);
      try {
        return await provider.accountOf(code, callbackOf(request.type));
      } catch (error) {
        if (error instanceof SnsCodeRefused) return refuse('SNS_STATE_INVALID');
        const { type: kind } = request;
        log.warn({ event: 'sns.failed', kind, detail: messageOf(error) }, 'a third party gave no account');
        return refuse('SNS_PROVIDER_FAILED');
      }
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
