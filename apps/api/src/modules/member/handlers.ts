import type { Handlers } from '../../contract/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { type LevelOf, readAccount } from './account.ts';
import { checkHome, type HomeParts } from './home-check.ts';
import { changeNickname } from './profile.ts';

export interface MemberParts extends HomeParts {
  platform: Platform;
  /** The rule of the reward area. */
  levelOf: LevelOf;
}

/** The signed-in member. */
export function memberHandlers(
  parts: MemberParts,
): Pick<Handlers, 'getAccount' | 'changeNickname' | 'checkHome'> {
  return {
    getAccount: async ({ caller }) => await readAccount(parts, caller.memberId),
    changeNickname: async ({ caller, body }) =>
      await changeNickname(parts.platform, caller.memberId, body.nickname),
    checkHome: async ({ caller }) => await checkHome(parts, caller.memberId),
  };
}
