import type { SnsType } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import type { MemberCaller } from '../../../call/caller.ts';
import { useOnce } from '../../../platform/database/expiring-rows.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createOneTimeTokens } from '../one-time-token.ts';
import { insertSnsState } from './sns-ticket-store.ts';

const LASTS_MS = 10 * 60_000;

/** The browser that requested the authorization, and its member if signed in. */
export interface AuthorizationRequest {
  type: SnsType;
  caller: MemberCaller | null;
  origin: Origin;
}

/** The OAuth states. They bind the return from a third party to the browser that started the redirect (rule 2.17). */
export interface SnsStates {
  /** Makes a state for one return within 10 minutes. Refuses with FIELD_MISSING a browser without a device id. */
  start(request: AuthorizationRequest): Promise<{ state: string; expiresAt: Date }>;
  /**
   * Uses a state up. Refuses with SNS_STATE_INVALID when it is unknown, used, expired, or was made for another browser,
   * member or kind of account. So an attacker can't make a member finish a sign-in that the attacker started.
   */
  finish(state: string, request: AuthorizationRequest): Promise<void>;
}

export function createSnsStates(
  platform: Pick<Platform, 'database' | 'clock' | 'random' | 'keys'>,
): SnsStates {
  const { database, clock } = platform;
  const states = createOneTimeTokens(platform, 'sns state', 24);
  const device = createOneTimeTokens(platform, 'sns device', 16);
  return {
    start: async ({ type, caller, origin }) => {
      if (origin.deviceId === null) return refuse('FIELD_MISSING');
      const state = states.make();
      const expiresAt = new Date(clock.now().getTime() + LASTS_MS);
      await insertSnsState(database.read, {
        state_hash: states.hash(state),
        type,
        device_hash: device.hash(origin.deviceId),
        member_id: caller?.memberId ?? null,
        expires_at: expiresAt,
      });
      return { state, expiresAt };
    },
    finish: async (state, { type, caller, origin }) => {
      // Use it up even if it was made for another browser.
      const which = { state_hash: states.hash(state) };
      const begun = await useOnce(database.read, 'sns_states', which, clock.now());
      const same =
        begun !== undefined &&
        begun.type === type &&
        begun.member_id === (caller?.memberId ?? null) &&
        origin.deviceId !== null &&
        begun.device_hash === device.hash(origin.deviceId);
      if (!same) refuse('SNS_STATE_INVALID');
    },
  };
}
