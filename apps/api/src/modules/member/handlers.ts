import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { type LevelOf, readAccount } from './profile/account.ts';
import { changeConsignees, type ConsigneeDeps, listConsignees } from './addresses/consignees.ts';
import { checkHome, type HomeDeps } from './home/home-check.ts';
import { endHomeTour } from './home/home-tour.ts';
import {
  getIdVerification,
  type IdVerificationDeps,
  submitIdVerification,
} from './real-name/id-verification.ts';
import { changeAvatar, type AvatarDeps } from './profile/avatar.ts';
import { changeNickname } from './profile/profile.ts';

export interface MemberDeps extends HomeDeps, ConsigneeDeps, IdVerificationDeps, AvatarDeps {
  platform: Platform;
  /** The reward area's rule for levels. */
  levelOf: LevelOf;
}

type MemberOperation =
  | 'getAccount'
  | 'changeNickname'
  | 'changeAvatar'
  | 'checkHome'
  | 'endHomeTour'
  | 'listConsignees'
  | 'changeConsignees'
  | 'getIdVerification'
  | 'submitIdVerification';

/** Handlers of the operations on the signed-in member's own account. */
export function memberHandlers(deps: MemberDeps): Pick<Handlers, MemberOperation> {
  return {
    ...bind(deps, { changeAvatar, listConsignees, submitIdVerification }),
    getAccount: async ({ caller }) => await readAccount(deps, caller.memberId),
    changeNickname: async ({ caller, body }) =>
      await changeNickname(deps.platform, caller.memberId, body.nickname),
    checkHome: async ({ caller }) => await checkHome(deps, caller.memberId),
    endHomeTour: async ({ caller }) => {
      await endHomeTour(deps.platform, caller.memberId);
      return null;
    },
    changeConsignees: async ({ caller, body }) => await changeConsignees(deps, caller.memberId, body),
    getIdVerification: async ({ caller }) => await getIdVerification(deps, caller.memberId),
  };
}
