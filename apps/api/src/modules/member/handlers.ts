import type { Handlers } from '../../http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { type LevelOf, readAccount } from './profile/account.ts';
import { changeConsignees, type ConsigneeParts, listConsignees } from './addresses/consignees.ts';
import { checkHome, type HomeParts } from './home/home-check.ts';
import { endHomeTour } from './home/home-tour.ts';
import {
  getIdVerification,
  type IdVerificationParts,
  submitIdVerification,
} from './real-name/id-verification.ts';
import { changeAvatar, type AvatarParts } from './profile/avatar.ts';
import { changeNickname } from './profile/profile.ts';

export interface MemberParts extends HomeParts, ConsigneeParts, IdVerificationParts, AvatarParts {
  platform: Platform;
  /** The rule of the reward area. */
  levelOf: LevelOf;
}

type Handled =
  | 'getAccount'
  | 'changeNickname'
  | 'changeAvatar'
  | 'checkHome'
  | 'endHomeTour'
  | 'listConsignees'
  | 'changeConsignees'
  | 'getIdVerification'
  | 'submitIdVerification';

/** The signed-in member. */
export function memberHandlers(parts: MemberParts): Pick<Handlers, Handled> {
  return {
    getAccount: async ({ caller }) => await readAccount(parts, caller.memberId),
    changeNickname: async ({ caller, body }) =>
      await changeNickname(parts.platform, caller.memberId, body.nickname),
    changeAvatar: async ({ caller, body }) => await changeAvatar(parts, caller.memberId, body.key),
    checkHome: async ({ caller }) => await checkHome(parts, caller.memberId),
    endHomeTour: async ({ caller }) => {
      await endHomeTour(parts.platform, caller.memberId);
      return null;
    },
    listConsignees: async ({ caller }) => await listConsignees(parts, caller.memberId),
    changeConsignees: async ({ caller, body }) => await changeConsignees(parts, caller.memberId, body),
    getIdVerification: async ({ caller }) => await getIdVerification(parts, caller.memberId),
    submitIdVerification: async ({ caller, body }) =>
      await submitIdVerification(parts, caller.memberId, body),
  };
}
